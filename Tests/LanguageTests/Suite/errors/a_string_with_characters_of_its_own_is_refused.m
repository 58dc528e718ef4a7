// mode: arc
// It was taken for an empty one.
#import <Foundation/Foundation.h>
@interface Row : NSString
@end
@implementation Row
- (NSUInteger)length { return 3; }
- (unichar)characterAtIndex:(NSUInteger)index { return 'x'; }  // expect error: E0403
@end
int main(void) {
  printf("%s\n", [Row new].UTF8String);
  return 0;
}
