#import <Foundation/Foundation.h>
@interface Open : NSObject
- (void)a;
@implementation Open  // expect error: E0205 missing '@end'
- (void)a {}
@end
int main(void) { return 0; }
