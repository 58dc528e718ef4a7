// expect: M0871
// mode: arc
#import <Foundation/Foundation.h>
#import <os/lock.h>
static os_unfair_lock gate = OS_UNFAIR_LOCK_INIT;
static int balance;
BOOL withdraw(int n) {
    os_unfair_lock_lock(&gate);
    if (balance < n) return NO;
    balance -= n;
    os_unfair_lock_unlock(&gate);
    return YES;
}
int main() { NSLog(@"%d", withdraw(0)); return 0; }
