// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    __block int sum = 0;
    NSBlockOperation *operation = [NSBlockOperation blockOperationWithBlock:^{ sum += 1; }];
    NSLog(@"%lu", (unsigned long)operation.executionBlocks.count);
    // expect: 1
    for (int i = 2; i < 4; i++) [operation addExecutionBlock:^{ @synchronized (NSObject.class) { sum += i; } }];
    NSLog(@"%lu", (unsigned long)[operation executionBlocks].count);
    // expect: 3
    NSOperationQueue *queue = [NSOperationQueue new];
    [queue addOperations:@[operation] waitUntilFinished:YES];
    NSLog(@"%d %d", sum, operation.isFinished);
    // expect: 6 1
    void (^first)(void) = operation.executionBlocks.firstObject;
    if (first) first();
    NSLog(@"%d", sum >= 6);
    // expect: 1
  }
  return 0;
}
