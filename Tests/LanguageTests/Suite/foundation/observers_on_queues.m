// mode: arc
#import <Foundation/Foundation.h>

// The block of an observer runs on the queue that was named, and whoever posts waits for it.
static void hear(NSString *name, NSOperationQueue *queue) {
  [[NSNotificationCenter defaultCenter] addObserverForName:name object:nil queue:queue
                                                usingBlock:^(NSNotification *note) {
    printf("%s %s, %s queue\n", [[note name] UTF8String], [NSThread isMainThread] ? "on main" : "elsewhere",
           [NSOperationQueue currentQueue] == queue ? "its" : "another");
  }];
}

int main(void) {
  NSOperationQueue *side = [NSOperationQueue new];
  hear(@"Side", side);
  hear(@"Main", [NSOperationQueue mainQueue]);
  hear(@"Any", nil);
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center postNotificationName:@"Side" object:nil];
  puts("posted");
  // expect: Side elsewhere, its queue
  // expect: posted
  [center postNotificationName:@"Main" object:nil];
  // expect: Main on main, its queue
  [center postNotificationName:@"Any" object:nil];
  // expect: Any on main, another queue
  __block BOOL isDone = NO;
  NSThread *clerk = [[NSThread alloc] initWithBlock:^{
    [center postNotificationName:@"Main" object:nil];
    [center postNotificationName:@"Any" object:nil];
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{ isDone = YES; }];
  }];
  [clerk start];
  while (!isDone) [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
  // expect: Main on main, its queue
  // expect: Any elsewhere, its queue
  return 0;
}
