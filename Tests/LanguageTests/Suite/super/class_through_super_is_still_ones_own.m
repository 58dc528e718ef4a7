#import <Foundation/Foundation.h>
@interface Kid : NSObject
- (void)show;
@end
@implementation Kid
- (void)show { NSLog(@"%@ %@", [self class], [super class]); }
@end
int main(void) {
  [[Kid new] show];  // expect: Kid Kid
  return 0;
}
