#import <Foundation/Foundation.h>
@interface Old : NSObject
- (int)n;
@end
@implementation Old
- (int)n { return 1; }
@end
@interface New : Old
@end
@implementation New
@end
@interface New (Plus)
@end
@implementation New (Plus)
- (int)n { return [super n] + 10; }
@end
int main(void) {
  printf("%d\n", [[New new] n]);  // expect: 11
  return 0;
}
