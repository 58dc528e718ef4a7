// expect: M0843
// mode: mrc
#import <Foundation/Foundation.h>
@interface Boss : NSObject
@end
static Boss *boss = nil;
@implementation Boss
+ (id)allocWithZone:(NSZone *)zone {
    @synchronized(self) {
        if (boss == nil) { boss = [super allocWithZone:zone]; return boss; }
    }
    return boss;
}
@end
int main() {
    Boss *a = [[Boss alloc] init];
    Boss *b = [[Boss alloc] init];
    NSLog(@"%d", a == b);
    return 0;
}
