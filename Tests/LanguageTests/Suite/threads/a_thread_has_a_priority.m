// mode: mrc
#import <Foundation/Foundation.h>
@interface Work : NSObject
@end
@implementation Work
- (void)run:(id)argument { @autoreleasepool { printf("%d\n", [NSThread threadPriority] >= 0); } }
@end
int main(void) {
  @autoreleasepool {
    printf("%d\n", [NSThread threadPriority] >= 0 && [NSThread threadPriority] <= 1);
    // expect: 1
    NSThread *thread = [[NSThread alloc] initWithTarget:[[Work new] autorelease] selector:@selector(run:) object:nil];
    [thread setThreadPriority:0.5];
    [thread start];
    while (![thread isFinished]) [NSThread sleepForTimeInterval:0.001];
    // expect: 1
    [thread release];
  }
  return 0;
}
