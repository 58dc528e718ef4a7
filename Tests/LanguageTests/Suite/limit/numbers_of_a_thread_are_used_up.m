// Few objects live, but a thread's numbers are given once: its own sentence, not that of too many objects.
// mode: arc
#import <Foundation/Foundation.h>
@interface Worker : NSObject
@end
@implementation Worker
- (void)work:(id)unused {
  for (int i = 0; i < 262000; i++) (void)[NSObject new];
  printf("262000\n");  // expect: 262000
  for (;;) (void)[NSObject new];  // expect runtime error: R0651
}
@end
int main(void) {
  NSThread *thread = [[NSThread alloc] initWithTarget:[Worker new] selector:@selector(work:) object:nil];
  [thread start];
  while (!thread.isFinished) [NSThread sleepForTimeInterval:1];
  return 0;
}
