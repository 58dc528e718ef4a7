#import <Foundation/Foundation.h>
int main(void) {
  int a = 2147483647 + 1;  // expect warning: W0319 overflow in expression; result is -2'147'483'648 with type 'int'
  int b = 65536 * 65536;  // expect warning: W0319 overflow in expression; result is 0 with type 'int'
  char c = 300;  // expect warning: W0319 implicit conversion from 'int' to 'char' changes value from 300 to 44
  unsigned d = -1;
  printf("%d %d %d %u\n", a, b, c, d);  // expect: -2147483648 0 44 4294967295
  int e = 1 << 33;  // expect warning: W0319 shift count >= width of type
  int f = 1 << -3;  // expect warning: W0402 shift count is negative
  return e == 0 && f;
}
