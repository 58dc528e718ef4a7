#import <Foundation/Foundation.h>
@interface One : NSObject
- (int)n;
@end
@implementation One
- (int)n { return 1; }
@end
@interface Two : One
@end
@implementation Two
- (int)n { return 2; }
@end
int main(void) {
  One *list[] = {[One new], [Two new], [One new], [Two new]};
  for (int i = 0; i < 4; i++) printf("%d", [list[i] n]);
  printf("\n");  // expect: 1212
  return 0;
}
