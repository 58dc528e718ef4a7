// mode: arc
#import <Foundation/Foundation.h>
@interface One : NSObject
+ (instancetype)one;
- (instancetype)init NS_UNAVAILABLE;
@end
@implementation One
+ (instancetype)one { static One *o; if (!o) o = [[One alloc] initPrivate]; return o; }
- (instancetype)initPrivate { return [super init]; }
@end
int main() { NSLog(@"%d", [One one] != nil); return 0; }
