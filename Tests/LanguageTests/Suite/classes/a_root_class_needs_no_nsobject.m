#import <Foundation/Foundation.h>
__attribute__((objc_root_class))
@interface Root {
  Class isa;
}
+ (int)answer;
@end
@implementation Root
+ (int)answer { return 42; }
@end
int main(void) {
  printf("%d\n", [Root answer]);  // expect: 42
  return 0;
}
