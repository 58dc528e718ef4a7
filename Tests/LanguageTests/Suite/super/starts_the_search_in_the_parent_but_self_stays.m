#import <Foundation/Foundation.h>
@interface Top : NSObject
- (void)who;
- (void)hello;
@end
@implementation Top
- (void)who { printf("Top for %s\n", object_getClassName(self)); }
- (void)hello { [self who]; }
@end
@interface Low : Top
@end
@implementation Low
- (void)who { printf("Low\n"); }
- (void)hello {
  [super hello];
  [super who];
}
@end
int main(void) {
  [[Low new] hello];
  // expect: Low
  // expect: Top for Low
  return 0;
}
