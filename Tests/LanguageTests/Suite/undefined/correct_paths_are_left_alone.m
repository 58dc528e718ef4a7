#import <Foundation/Foundation.h>
static int pick(int n) {
  int result;
  BOOL found;
  found = NO;
  if (n > 2) {
    result = n;
    found = YES;
  }
  return found ? result : -1;
}
static int either(int n) {
  int result;
  switch (n) {
    case 1: result = 10; break;
    case 2: result = 20; break;
    default: abort();
  }
  return result;
}
static int late(int n) {
  int result;
  do {
    result = n;
  } while (n-- > 3);
  return result;
}
int main(void) {
  printf("%d %d %d %d\n", pick(1), pick(5), either(2), late(4));  // expect: -1 5 20 3
  return 0;
}
