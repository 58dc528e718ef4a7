// mode: arc
#import <Foundation/Foundation.h>
@interface Base : NSObject
+ (instancetype)shared;
@end
@implementation Base
+ (instancetype)shared { static Base *b; if (!b) b = [[Base alloc] init]; return b; }
@end
@interface Sub : Base
@end
@implementation Sub
+ (instancetype)shared { static Sub *s; if (!s) s = [[Sub alloc] init]; return s; }
@end
int main() { [Base shared]; [Sub shared]; return 0; }
