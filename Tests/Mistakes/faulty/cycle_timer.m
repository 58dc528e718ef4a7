// expect: M0834
// mode: arc
#import <Foundation/Foundation.h>
@interface Clock : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end
@implementation Clock
- (instancetype)init {
    self = [super init];
    if (self) {
        _timer = [NSTimer scheduledTimerWithTimeInterval:0.5 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
    }
    return self;
}
- (void)tick:(NSTimer *)t { NSLog(@"tick"); }
- (void)dealloc { [_timer invalidate]; }
@end
int main() { @autoreleasepool { Clock *c = [Clock new]; NSLog(@"%d", c != nil); } return 0; }
