// expect: M0874
// mode: arc
#import <Foundation/Foundation.h>
@interface Fork : NSObject
@end
@implementation Fork
@end
static Fork *left, *right;
int main() {
    left = [Fork new]; right = [Fork new];
    NSThread *t = [[NSThread alloc] initWithBlock:^{
        @synchronized(right) { @synchronized(left) { NSLog(@"eat right"); } }
    }];
    @synchronized(left) { @synchronized(right) { NSLog(@"eat left"); } }
    [t start];
    while (!t.isFinished) [NSThread sleepForTimeInterval:0.01];
    return 0;
}
