// mode: arc
#import <Foundation/Foundation.h>
@interface Single : NSObject
+ (instancetype)shared;
@end
static Single *single;
@implementation Single
+ (instancetype)shared { @synchronized(self) { if (!single) single = [[self alloc] init]; } return single; }
@end
int main() { NSLog(@"%d", [Single shared] == [Single shared]); return 0; }
