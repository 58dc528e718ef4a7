// expect: M0875
// mode: arc
#import <Foundation/Foundation.h>
@interface Board : NSObject
@property (nonatomic, strong) NSMutableArray *rows;
@end
@implementation Board
@end
// Named like what orders threads, and they order nothing.
static void pthread_greet(void) { printf("hello\n"); }
static void dispatch_semaphore_sign(void) { printf("sign\n"); }
int main() {
    pthread_greet();
    dispatch_semaphore_sign();
    Board *b = [Board new];
    NSThread *t1 = [[NSThread alloc] initWithBlock:^{ for (int i = 0; i < 90; i++) b.rows = [NSMutableArray array]; }];
    NSThread *t2 = [[NSThread alloc] initWithBlock:^{ for (int i = 0; i < 90; i++) b.rows = [NSMutableArray array]; }];
    [t1 start]; [t2 start];
    while (!t1.isFinished || !t2.isFinished) [NSThread sleepForTimeInterval:0.01];
    return 0;
}
