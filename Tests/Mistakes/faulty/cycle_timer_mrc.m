// expect: M0834
// mode: mrc
#import <Foundation/Foundation.h>
@interface Clock : NSObject { NSTimer *timer; }
- (void)tick:(NSTimer *)t;
@end
@implementation Clock
- (id)init {
    if ((self = [super init])) {
        timer = [[NSTimer scheduledTimerWithTimeInterval:1.0 target:self selector:@selector(tick:) userInfo:nil repeats:YES] retain];
    }
    return self;
}
- (void)tick:(NSTimer *)t {}
- (void)dealloc { [timer invalidate]; [timer release]; [super dealloc]; }
@end
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Clock *c = [[Clock alloc] init];
    [c release];
    [pool drain];
    return 0;
}
