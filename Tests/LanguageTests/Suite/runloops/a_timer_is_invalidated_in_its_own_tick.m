// mode: arc
#import <Foundation/Foundation.h>
@interface Metronome : NSObject { int beats; NSTimer *timer; }
- (void)start;
@end
@implementation Metronome
- (void)start {
  timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(beat:)
                                         userInfo:@"tock" repeats:YES];
}
- (void)beat:(NSTimer *)t {
  beats++;
  NSLog(@"%@ %d", t.userInfo, beats);
  if (beats < 2) return;
  [timer invalidate];
  timer = nil;
  NSLog(@"still here after %d", beats);
}
- (void)dealloc { NSLog(@"metronome gone"); }
@end
int main(void) {
  @autoreleasepool {
    [[Metronome new] start];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
    NSLog(@"end");
  }
  return 0;
}
// expect: tock 1
// expect: tock 2
// expect: still here after 2
// expect: metronome gone
// expect: end
