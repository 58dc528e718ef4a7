// mode: arc
#import <Foundation/Foundation.h>
@interface Clock : NSObject { NSTimer *timer; }
- (void)start;
- (void)stop;
@end
@implementation Clock
- (void)start { timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; }
- (void)tick {}
- (void)stop { [timer invalidate]; timer = nil; }
@end
int main() { Clock *c = [Clock new]; [c start]; [c stop]; return 0; }
