#import <Foundation/Foundation.h>
@interface Promise : NSObject
- (void)keep;
@end
@implementation Promise  // expect warning: W0309 method definition for 'keep' not found
@end
int main(void) { return 0; }
