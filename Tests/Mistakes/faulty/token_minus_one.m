// expect: M0856
// mode: arc
#import <Foundation/Foundation.h>
static dispatch_once_t onceToken = -1;
int main() {
    __block int runs = 0;
    dispatch_once(&onceToken, ^{ runs = 1; });
    NSLog(@"%d", runs);
    return 0;
}
