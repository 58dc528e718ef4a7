#import <Foundation/Foundation.h>
static int sign(int n) {
  int result;
  if (n > 0) {
    result = 1;
  } else if (n < 0) {  // expect warning: W0318 variable 'result' is used uninitialized whenever 'if' condition is false
    result = -1;
  }
  return result;
}
int main(void) {
  printf("%d %d\n", sign(3), sign(-3));  // expect: 1 -1
  return 0;
}
