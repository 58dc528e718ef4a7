// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSOperationQueue *queue = [NSOperationQueue new];
    NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{ NSLog(@"ran"); }];
    NSThread *thread = [[NSThread alloc] initWithBlock:^{}];
    NSLog(@"%d %d", operation.qualityOfService == NSQualityOfServiceDefault,
          thread.qualityOfService == NSQualityOfServiceDefault);
    // expect: 1 1
    queue.qualityOfService = NSQualityOfServiceUtility;
    operation.qualityOfService = NSQualityOfServiceUserInitiated;
    thread.qualityOfService = NSQualityOfServiceBackground;
    NSLog(@"%ld %ld %ld", (long)queue.qualityOfService, (long)operation.qualityOfService,
          (long)thread.qualityOfService);
    // expect: 17 25 9
    [queue addOperations:@[operation] waitUntilFinished:YES];
    // expect: ran
  }
  return 0;
}
