#import <Foundation/Foundation.h>
@interface Stage : NSObject
- (void)prepare NS_REQUIRES_SUPER;
@end
@implementation Stage
- (void)prepare {
}
@end
@interface Opera : Stage
@end
@implementation Opera
- (void)prepare {
}  // expect warning: W0316 method possibly missing a [super prepare] call
@end
@interface Concert : Stage
@end
@implementation Concert
- (void)prepare {
  [super prepare];
  printf("ready\n");
}
@end
@interface Matinee : Concert
@end
@implementation Matinee
- (void)prepare {
}  // expect warning: W0316 method possibly missing a [super prepare] call
@end
int main(void) {
  [[Concert new] prepare];  // expect: ready
  return 0;
}
