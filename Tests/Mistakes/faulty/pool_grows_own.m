// expect: M0823
// mode: mrc
#import <Foundation/Foundation.h>
@interface Drop : NSObject
@end
@implementation Drop
+ (Drop *)drop { return [[[self alloc] init] autorelease]; }
@end
int main() {
    @autoreleasepool {
        int i = 0;
        while (i < 5500) { [Drop drop]; i++; }
    }
    return 0;
}
