// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  __block int (^fact)(int) = [^(int n) { return n < 2 ? 1 : n * fact(n - 1); } copy];
  printf("%d\n", fact(5)); // expect: 120
  [fact release];
  return 0;
}
