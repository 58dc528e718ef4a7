// config: seed=2
// The same singleton without any pause: in the usual schedule it is made once.
#import <Foundation/Foundation.h>
static id shared;
static int made;
@interface Maker : NSObject
@end
@implementation Maker
+ (void)ask:(id)unused {
  if (shared == nil) shared = [[Maker alloc] init];
}
- (id)init {
  made++;
  return self;
}
@end
int main(void) {
  for (int i = 0; i < 8; i++) {
    [NSThread detachNewThreadSelector:@selector(ask:) toTarget:[Maker class] withObject:nil];
  }
  usleep(1000);
  printf("%s\n", made > 1 ? "more than one" : "one");  // expect: more than one
  return 0;
}
