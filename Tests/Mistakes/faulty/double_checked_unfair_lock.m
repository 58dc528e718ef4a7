// expect: M0858
// mode: arc
#import <Foundation/Foundation.h>
#import <os/lock.h>
static os_unfair_lock gate = OS_UNFAIR_LOCK_INIT;
static NSMutableArray *names;
NSMutableArray *shared(void) {
    if (names == nil) {
        os_unfair_lock_lock(&gate);
        if (names == nil) names = [NSMutableArray array];
        os_unfair_lock_unlock(&gate);
    }
    return names;
}
int main() { [shared() addObject:@"a"]; return 0; }
