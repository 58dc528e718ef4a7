// expect: M0851
// mode: mrc
#import <Foundation/Foundation.h>
@interface Base : NSObject
+ (Base *)instance;
@end
@implementation Base
+ (Base *)instance { static Base *it; if (!it) it = [[Base alloc] init]; return it; }
@end
@interface Special : Base
@end
@implementation Special
@end
int main() { Special *s = (Special *)[Special instance]; NSLog(@"%d", s != nil); return 0; }
