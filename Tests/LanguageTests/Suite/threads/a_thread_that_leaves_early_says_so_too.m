// mode: mrc
#import <Foundation/Foundation.h>
@interface Work : NSObject
@end
@implementation Work
- (void)run {
  NSLog(@"run");
  [NSThread exit];
  NSLog(@"never");
}
@end
@interface Watch : NSObject
@end
@implementation Watch
- (void)ends:(NSNotification *)note { NSLog(@"ends %d", [[note object] isMainThread]); }
@end
int main(void) {
  @autoreleasepool {
    Watch *watch = [[Watch new] autorelease];
    [[NSNotificationCenter defaultCenter] addObserver:watch selector:@selector(ends:)
                                                 name:NSThreadWillExitNotification object:nil];
    Work *work = [[Work new] autorelease];
    NSThread *thread = [[NSThread alloc] initWithTarget:work selector:@selector(run) object:nil];
    [thread start];
    while (![thread isFinished]) [NSThread sleepForTimeInterval:0.01];
    NSLog(@"%d %d", [thread isFinished], [thread isExecuting]);
    [thread release];
    [[NSNotificationCenter defaultCenter] removeObserver:watch];
  }
  // expect: run
  // expect: ends 0
  // expect: 1 0
  return 0;
}
