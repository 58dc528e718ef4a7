// mode: mrc
// The notification comes on the thread itself, before it lets go of its target.
#import <Foundation/Foundation.h>
@interface Work : NSObject
@end
@implementation Work
- (void)run { NSLog(@"run"); }
- (void)dealloc { NSLog(@"work gone"); [super dealloc]; }
@end
@interface Watch : NSObject
@end
@implementation Watch
- (void)ends:(NSNotification *)note {
  NSLog(@"%@ ends %d", [[note object] name], [note object] == [NSThread currentThread]);
}
@end
int main(void) {
  @autoreleasepool {
    Watch *watch = [[Watch new] autorelease];
    [[NSNotificationCenter defaultCenter] addObserver:watch selector:@selector(ends:)
                                                 name:NSThreadWillExitNotification object:nil];
    Work *work = [Work new];
    NSThread *thread = [[NSThread alloc] initWithTarget:work selector:@selector(run) object:nil];
    [thread setName:@"worker"];
    [thread start];
    [work release];
    while (![thread isFinished]) [NSThread sleepForTimeInterval:0.01];
    [thread release];
    [[NSNotificationCenter defaultCenter] removeObserver:watch];
  }
  // expect: run
  // expect: worker ends 1
  // expect: work gone
  return 0;
}
