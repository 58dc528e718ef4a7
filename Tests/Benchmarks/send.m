// mode: mrc
// N messages to one object; the method adds to an ivar and answers.
#import <Foundation/Foundation.h>

@interface Counter : NSObject {
  long total;
}
- (long)add:(long)amount;
@end

@implementation Counter
- (long)add:(long)amount {
  total += amount;
  return total;
}
@end

int main(void) {
  Counter *counter = [[Counter alloc] init];
  for (long i = 0; i < N; i++) {
    [counter add:i];
  }
  [counter release];
  return 0;
}
