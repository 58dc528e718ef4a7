// mode: arc
#import <Foundation/Foundation.h>
static int twice(int n) {
  int result;
  return n > 0 ? n * 2 : result;  // expect warning: W0318 variable 'result' is uninitialized when used here
}
int main(void) {
  printf("%d\n", twice(4));  // expect: 8
  return 0;
}
