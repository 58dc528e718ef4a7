// mode: arc
#import <Foundation/Foundation.h>
@interface Cache : NSObject
+ (instancetype)shared;
@end
@implementation Cache
+ (instancetype)shared { static __weak Cache *w; @synchronized(self) { Cache *s = w; if (!s) { s = [Cache new]; w = s; } return s; } }
@end
int main() { @autoreleasepool { [Cache shared]; } @autoreleasepool { NSLog(@"%d", [Cache shared] != nil); } return 0; }
