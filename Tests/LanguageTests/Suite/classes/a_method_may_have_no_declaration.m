#import <Foundation/Foundation.h>
@interface Safe : NSObject
- (int)open;
@end
@implementation Safe
- (int)open { return [self code] + 1; }
- (int)code { return 1233; }
@end
int main(void) {
  printf("%d\n", [[Safe new] open]);  // expect: 1234
  return 0;
}
