// expect: M0855
// mode: mrc
#import <Foundation/Foundation.h>
static dispatch_once_t token;
int main() {
    for (int i = 0; i < 2; i++) {
        token = 0;
        dispatch_once(&token, ^{ NSLog(@"once"); });
    }
    return 0;
}
