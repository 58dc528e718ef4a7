// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject
@end
@implementation T
- (void)dealloc { NSLog(@"gone"); }
@end
int main() { @autoreleasepool { T *t = [T new]; t = nil; NSLog(@"after"); } return 0; }
