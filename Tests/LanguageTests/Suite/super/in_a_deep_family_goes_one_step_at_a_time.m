#import <Foundation/Foundation.h>
@interface F0 : NSObject
- (int)n;
@end
@implementation F0
- (int)n { return 1; }
@end
@interface F1 : F0
@end
@implementation F1
- (int)n { return [super n] * 10 + 2; }
@end
@interface F2 : F1
@end
@implementation F2
@end
@interface F3 : F2
@end
@implementation F3
- (int)n { return [super n] * 10 + 3; }
@end
int main(void) {
  printf("%d\n", [[F3 new] n]);  // expect: 123
  return 0;
}
