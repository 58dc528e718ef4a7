// expect: W0310
// mode: mrc
#import <Foundation/Foundation.h>
@interface Leaf : NSObject { NSString *s; }
@end
@implementation Leaf
- (void)dealloc { [s release]; }
@end
int main() { static Leaf *l; l = [[Leaf alloc] init]; return 0; }
