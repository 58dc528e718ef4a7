// mode: arc
#import <Foundation/Foundation.h>
@interface Download : NSOperation {
  BOOL runs, isDone;
}
@end
@implementation Download
- (BOOL)isAsynchronous {
  return YES;
}
- (BOOL)isExecuting {
  return runs;
}
- (BOOL)isFinished {
  return isDone;
}
- (void)start {
  [self willChangeValueForKey:@"isExecuting"];
  runs = YES;
  [self didChangeValueForKey:@"isExecuting"];
  puts("begins");
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_MSEC), dispatch_get_global_queue(0, 0), ^{
    puts("ends");
    [self willChangeValueForKey:@"isFinished"];
    [self willChangeValueForKey:@"isExecuting"];
    runs = NO;
    isDone = YES;
    [self didChangeValueForKey:@"isExecuting"];
    [self didChangeValueForKey:@"isFinished"];
  });
}
@end
int main(void) {
  @autoreleasepool {
    NSOperationQueue *queue = [NSOperationQueue new];
    Download *first = [Download new];
    NSOperation *after = [NSBlockOperation blockOperationWithBlock:^{
      puts("after");
    }];
    [after addDependency:first];
    [queue addOperation:after];
    [queue addOperation:first];
    [queue waitUntilAllOperationsAreFinished];
    printf("%d %lu\n", first.isFinished, (unsigned long)queue.operationCount);
  }
  return 0;
}
// expect: begins
// expect: ends
// expect: after
// expect: 1 0
