// expect: R0634
// mode: arc
#import <Foundation/Foundation.h>
@interface Loop : NSObject
+ (instancetype)shared;
@end
@implementation Loop
+ (instancetype)shared { static Loop *l; static dispatch_once_t t; dispatch_once(&t, ^{ l = [[Loop alloc] init]; }); return l; }
- (instancetype)init { self = [super init]; [Loop shared]; return self; }
@end
int main() { [Loop shared]; return 0; }
