// mode: mrc
// Recursive fib(N) by messages to self: one operation is one send.
#import <Foundation/Foundation.h>

@interface Calculator : NSObject
- (int)fib:(int)n;
@end
@implementation Calculator
- (int)fib:(int)n {
  if (n < 2) return n;
  return [self fib:n - 1] + [self fib:n - 2];
}
@end

int main(void) {
  Calculator *calculator = [[Calculator alloc] init];
  int result = [calculator fib:N];
  [calculator release];
  return result == 0;
}
