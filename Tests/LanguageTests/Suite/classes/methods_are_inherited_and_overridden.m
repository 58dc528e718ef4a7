#import <Foundation/Foundation.h>
@interface Animal : NSObject
- (const char *)sound;
- (void)speak;
@end
@implementation Animal
- (const char *)sound { return "..."; }
- (void)speak { printf("%s says %s\n", object_getClassName(self), [self sound]); }
@end
@interface Dog : Animal
@end
@implementation Dog
- (const char *)sound { return "woof"; }
@end
int main(void) {
  [[Animal new] speak];  // expect: Animal says ...
  [[Dog new] speak];  // expect: Dog says woof
  return 0;
}
