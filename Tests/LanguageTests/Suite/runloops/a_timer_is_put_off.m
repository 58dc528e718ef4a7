// mode: arc
#import <Foundation/Foundation.h>
@interface Ticks : NSObject
@end
@implementation Ticks
- (void)first:(NSTimer *)timer { NSLog(@"first"); }
- (void)second:(NSTimer *)timer { NSLog(@"second"); }
@end
int main(void) {
  @autoreleasepool {
    Ticks *ticks = [Ticks new];
    NSDate *start = [NSDate date];
    NSTimer *first = [NSTimer scheduledTimerWithTimeInterval:0.05 target:ticks selector:@selector(first:)
                                                    userInfo:nil repeats:NO];
    NSTimer *second = [[NSTimer alloc] initWithFireDate:[start dateByAddingTimeInterval:0.1] interval:0
                                                 target:ticks selector:@selector(second:) userInfo:nil repeats:NO];
    [[NSRunLoop currentRunLoop] addTimer:second forMode:NSDefaultRunLoopMode];
    first.fireDate = [NSDate dateWithTimeIntervalSinceNow:0.3];
    NSLog(@"%d", [first.fireDate timeIntervalSinceDate:second.fireDate] > 0.1);
    // expect: 1
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.5]];
    // expect: second
    // expect: first
  }
  return 0;
}
