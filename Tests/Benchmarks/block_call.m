// mode: mrc
// N calls of a block that has captured a number.
#import <Foundation/Foundation.h>

int main(void) {
  long step = 1, sum = 0;
  long (^add)(long) = ^(long to) { return to + step; };
  for (long i = 0; i < N; i++) {
    sum = add(sum);
  }
  return sum == N ? 0 : 1;
}
