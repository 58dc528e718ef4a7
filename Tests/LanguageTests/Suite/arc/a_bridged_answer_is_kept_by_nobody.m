// `(__bridge void *)[v self]`: ARC claims nothing of what a call answers there. A method that ARC has compiled has
// put its answer into the pool; -self and objectAtIndex: answer the object as it is, and it goes with its last owner.
// mode: arc
#import <Foundation/Foundation.h>
@interface Part : NSObject
@property int number;
@property (strong, nonatomic) Part *plain;
- (Part *)me;
@end
@implementation Part
- (Part *)me { return self; }
- (void)dealloc { printf("dealloc %d\n", _number); }
@end
static Part *make(int n) {
  Part *part = [Part new];
  part.number = n;
  return part;
}
int main(void) {
  @autoreleasepool {
    {
      Part *v = make(1);
      void *p = (__bridge void *)[v self];
      v = nil;
      printf("end 1 %d\n", p != NULL);
    }
    // expect: dealloc 1
    // expect: end 1 1
    {
      Part *v = make(2);
      NSArray *list = [[NSArray alloc] initWithObjects:v, nil];
      void *p = (__bridge void *)list[0], *q = (__bridge void *)[list objectAtIndex:0];
      list = nil;
      v = nil;
      printf("end 2 %d\n", p == q);
    }
    // expect: dealloc 2
    // expect: end 2 1
    {
      Part *v = make(3);
      void *p = (__bridge void *)[v me], *q = (__bridge void *)(id)[v me];
      v = nil;
      printf("end 3 %d\n", p == q);
    }
    // expect: end 3 1
    {
      Part *v = make(4);
      v.plain = make(5);
      void *p = (__bridge void *)v.plain;
      v.plain = nil;
      printf("end 4 %d\n", p != NULL);
    }
    // expect: dealloc 5
    // expect: end 4 1
    // expect: dealloc 4
    {
      Part *v = make(6);
      Part *w = (__bridge Part *)(__bridge void *)[v self];
      v = nil;
      printf("end 6 %d\n", w.number);
    }
    // expect: end 6 6
    // expect: dealloc 6
  }
  // expect: dealloc 3
  return 0;
}
