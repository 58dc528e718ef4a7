// mode: mrc
#import <Foundation/Foundation.h>
@interface Owl : NSObject
- (void)hoot;
@end
@interface Owl (Night)
- (void)fly;
+ (void)sleep;
@end
@implementation Owl
- (void)hoot {
  void (^outer)(void) = ^{
    printf("%s\n", __func__);
    ^{ printf("%s\n", __PRETTY_FUNCTION__); }();
  };
  outer();
  printf("%s\n", __func__);
}
@end
@implementation Owl (Night)
- (void)fly { printf("%s\n", __FUNCTION__); ^{ printf("%s\n", __func__); }(); }
+ (void)sleep { printf("%s\n", __PRETTY_FUNCTION__); }
@end
int main(void) {
  ^{ printf("%s\n", __func__); }();
  ^{ printf("%s\n", __func__); }();
  Owl *owl = [Owl new];
  [owl hoot];
  [owl fly];
  [Owl sleep];
  return 0;
}
// expect: main_block_invoke
// expect: main_block_invoke_2
// expect: -[Owl hoot]_block_invoke
// expect: -[Owl hoot]_block_invoke_2
// expect: -[Owl hoot]
// expect: -[Owl(Night) fly]
// expect: -[Owl(Night) fly]_block_invoke
// expect: +[Owl(Night) sleep]
