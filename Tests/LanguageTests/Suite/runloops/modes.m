// mode: arc
#import <Foundation/Foundation.h>

// A loop runs in one mode at a time: what was added for another lies.
@interface Desk : NSObject
- (void)work:(NSString *)what;
@end
@implementation Desk
- (void)work:(NSString *)what { printf("%s in %s\n", [what UTF8String], [[[NSRunLoop currentRunLoop] currentMode] UTF8String]); }
@end

static NSDate *soon(void) { return [NSDate dateWithTimeIntervalSinceNow:0.5]; }

int main(void) {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  NSTimer *drag = [NSTimer timerWithTimeInterval:0.1 repeats:NO block:^(NSTimer *t) { puts("drag"); }];
  NSTimer *both = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *t) { puts("both"); [t invalidate]; }];
  NSTimer *common = [NSTimer timerWithTimeInterval:0.2 repeats:NO block:^(NSTimer *t) { puts("common"); }];
  [loop addTimer:drag forMode:@"Dragging"];
  [loop addTimer:both forMode:@"Dragging"];
  [loop addTimer:both forMode:NSDefaultRunLoopMode];
  [loop addTimer:common forMode:NSRunLoopCommonModes];
  Desk *desk = [Desk new];
  [desk performSelector:@selector(work:) withObject:@"pull" afterDelay:0 inModes:@[ @"Dragging" ]];
  [desk performSelector:@selector(work:) withObject:@"sign" afterDelay:0];
  printf("%d\n", [loop currentMode] == nil);
  // expect: 1
  [loop runUntilDate:soon()];
  puts("default is done");
  // expect: sign in kCFRunLoopDefaultMode
  // expect: both
  // expect: common
  // expect: default is done
  printf("%d\n", [loop runMode:@"Dragging" beforeDate:soon()]);
  // expect: pull in Dragging
  // expect: drag
  // expect: 1
  printf("%d\n", [loop runMode:@"Nothing" beforeDate:soon()]);
  // expect: 0

  // A timer is no input source: a loop that runs once goes on behind it.
  [NSTimer scheduledTimerWithTimeInterval:0.1 repeats:NO block:^(NSTimer *t) { puts("first"); }];
  [NSTimer scheduledTimerWithTimeInterval:0.2 repeats:NO block:^(NSTimer *t) { puts("second"); }];
  printf("ran %d\n", [loop runMode:NSDefaultRunLoopMode beforeDate:soon()]);
  // expect: first
  // expect: second
  // expect: ran 1

  // What another thread asks for is one.
  NSThread *clerk = [[NSThread alloc] initWithBlock:^{
    [desk performSelectorOnMainThread:@selector(work:) withObject:@"call" waitUntilDone:NO];
  }];
  [NSTimer scheduledTimerWithTimeInterval:0.4 repeats:NO block:^(NSTimer *t) { puts("late"); }];
  [clerk start];
  printf("ran %d\n", [loop runMode:NSDefaultRunLoopMode beforeDate:soon()]);
  // expect: call in kCFRunLoopDefaultMode
  // expect: ran 1
  return 0;
}
