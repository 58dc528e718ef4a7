// mode: arc
#import <Foundation/Foundation.h>
@interface Thing : NSObject
@end
@implementation Thing
- (void)dealloc { printf("gone\n"); }
@end
@interface P : NSObject
@property (nonatomic) const void *cf;
- (const void *)shared;
- (const void *)newThing;
@end
@implementation P
- (const void *)shared { return self.cf; }
- (const void *)newThing { return (__bridge_retained void *)[Thing new]; }
@end
int main(void) {
  @autoreleasepool {
    P *p = [P new];
    p.cf = (__bridge_retained void *)[Thing new];
    Thing *a = (id)[p shared], *b = (Thing *)p.cf;
    printf("%d\n", a == b); // expect: 1
    {
      Thing *c = (id)[p newThing];
      printf("%d\n", c == nil); // expect: 0
    } // expect: gone
    a = b = nil;
    printf("kept\n"); // expect: kept
    id last = (__bridge_transfer id)p.cf;
    last = nil; // expect: gone
    printf("end\n"); // expect: end
  }
  return 0;
}
