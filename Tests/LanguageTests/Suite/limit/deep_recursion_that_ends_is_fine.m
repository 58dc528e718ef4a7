#import <Foundation/Foundation.h>
static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
int main(void) {
  printf("%d\n", sum(2000));  // expect: 2001000
  return 0;
}
