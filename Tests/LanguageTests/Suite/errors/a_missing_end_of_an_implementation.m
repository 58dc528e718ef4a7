#import <Foundation/Foundation.h>
@interface Open : NSObject
@end
@implementation Open
- (void)a {}
int main(void) { return 0; }  // expect error: E0205 missing '@end'
