// mode: arc
#import <Foundation/Foundation.h>
@interface Single : NSObject
+ (instancetype)shared;
@end
@implementation Single
+ (instancetype)shared { static Single *s; static dispatch_once_t t; dispatch_once(&t, ^{ s = [[self alloc] init]; }); return s; }
@end
int main() { NSLog(@"%d", [Single shared] == [Single shared]); return 0; }
