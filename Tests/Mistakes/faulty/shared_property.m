// expect: M0875
// mode: arc
#import <Foundation/Foundation.h>
@interface Feed : NSObject
@property (nonatomic, strong) NSMutableArray *latest;
@end
@implementation Feed
@end
int main() {
    Feed *f = [Feed new];
    NSThread *t1 = [[NSThread alloc] initWithBlock:^{ for (int i = 0; i < 100; i++) f.latest = [NSMutableArray array]; }];
    NSThread *t2 = [[NSThread alloc] initWithBlock:^{ for (int i = 0; i < 100; i++) f.latest = [NSMutableArray array]; }];
    [t1 start]; [t2 start];
    while (!t1.isFinished || !t2.isFinished) [NSThread sleepForTimeInterval:0.01];
    return 0;
}
