#import <Foundation/Foundation.h>
@interface Radio : NSObject
- (int)band;
@end
@implementation Radio
- (int)band { return 1; }
@end
@interface Radio (Newer)
@end
@implementation Radio (Newer)
- (int)band { return 2; }
@end
int main(void) {
  printf("%d\n", [[Radio new] band]);  // expect: 2
  return 0;
}
