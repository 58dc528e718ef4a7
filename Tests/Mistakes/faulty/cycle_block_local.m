// expect: M0833
// mode: arc
#import <Foundation/Foundation.h>
@interface View : NSObject
@property (nonatomic, copy) void (^onTap)(void);
@end
@implementation View
@end
int main() {
    @autoreleasepool {
        View *v = [[View alloc] init];
        v.onTap = ^{ NSLog(@"tapped %d", v != nil); };
        v.onTap();
    }
    return 0;
}
