// `signal` wakes one of those who wait, `broadcast` all.
#import <Foundation/Foundation.h>

NSCondition *gate;
int waiting = 0, through = 0;

@interface Guest : NSObject @end
@implementation Guest
- (void)wait:(id)unused {
  [gate lock];
  waiting++;
  [gate wait];
  through++;
  [gate unlock];
}
@end

int main(void) {
  gate = [[NSCondition alloc] init];
  Guest *guest = [Guest new];
  for (int i = 0; i < 4; i++) [NSThread detachNewThreadSelector:@selector(wait:) toTarget:guest withObject:nil];
  while (waiting < 4) [NSThread sleepForTimeInterval:0.01];
  [gate lock];
  [gate signal];
  [gate unlock];
  [NSThread sleepForTimeInterval:0.1];
  printf("%d of 4\n", through);  // expect: 1 of 4
  [gate lock];
  [gate signal];
  [gate unlock];
  [NSThread sleepForTimeInterval:0.1];
  printf("%d of 4\n", through);  // expect: 2 of 4
  [gate lock];
  [gate broadcast];
  [gate unlock];
  [NSThread sleepForTimeInterval:0.1];
  printf("%d of 4\n", through);  // expect: 4 of 4
  return 0;
}
