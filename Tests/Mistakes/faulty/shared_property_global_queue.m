// expect: M0875
// mode: arc
#import <Foundation/Foundation.h>
@interface Feed : NSObject
@property (nonatomic, strong) NSString *title;
@end
@implementation Feed
@end
int main() {
    Feed *f = [Feed new];
    dispatch_group_t group = dispatch_group_create();
    for (int n = 0; n < 4; n++) {
        dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
            for (int i = 0; i < 200; i++) f.title = [NSString stringWithFormat:@"%d number %d", n, i];
        });
    }
    dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
    return 0;
}
