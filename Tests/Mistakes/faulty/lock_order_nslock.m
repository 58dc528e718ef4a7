// expect: M0874
// mode: arc
#import <Foundation/Foundation.h>
int main() {
    NSLock *a = [NSLock new], *b = [NSLock new];
    NSThread *t = [[NSThread alloc] initWithBlock:^{ [b lock]; [a lock]; [a unlock]; [b unlock]; }];
    [a lock]; [b lock]; [b unlock]; [a unlock];
    [t start];
    while (![t isFinished]) [NSThread sleepForTimeInterval:0.01];
    return 0;
}
