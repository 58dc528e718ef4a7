// mode: arc
#import <Foundation/Foundation.h>
@interface Base : NSObject
+ (instancetype)shared;
@end
static NSMutableDictionary *all;
@implementation Base
+ (instancetype)shared {
    @synchronized([Base class]) {
        if (!all) all = [NSMutableDictionary new];
        NSString *key = NSStringFromClass(self);
        if (!all[key]) all[key] = [[self alloc] init];
        return all[key];
    }
}
@end
@interface Sub : Base
@end
@implementation Sub
@end
int main() { NSLog(@"%d", (id)[Base shared] == (id)[Sub shared]); return 0; }
