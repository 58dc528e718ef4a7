// expect: M0855
// mode: arc
#import <Foundation/Foundation.h>
static id shared;
static dispatch_once_t onceToken;
@interface Session : NSObject
+ (instancetype)shared;
+ (void)reset;
@end
@implementation Session
+ (instancetype)shared { dispatch_once(&onceToken, ^{ shared = [[self alloc] init]; }); return shared; }
+ (void)reset { onceToken = 0; shared = nil; }
@end
int main() { [Session shared]; [Session reset]; [Session shared]; return 0; }
