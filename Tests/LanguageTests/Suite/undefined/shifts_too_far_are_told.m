#import <Foundation/Foundation.h>
int main(void) {
  int n = 40, one = 1;
  int far = one << n;  // expect warning: W0402 shift exponent 40 is too large for 32-bit type
  printf("%d\n", far);  // expect: 256
  int flag = one << 31;
  printf("%d\n", flag);  // expect: -2147483648
  int back = -1;
  int right = 8 >> (back & 33);  // expect warning: W0402
  printf("%d\n", right);  // expect: 4
  return 0;
}
