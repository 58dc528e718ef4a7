#import <Foundation/Foundation.h>
static short near(void) { return 40000; }  // expect warning: W0319 implicit conversion from 'int' to 'short' changes value from 40000 to -25536
struct Flags { int sign : 1, four : 4; unsigned three : 3; };
int main(void) {
  struct Flags flags = {-1, 7, 7}, more = {.three = 9};  // expect warning: W0319 implicit truncation from 'int' to bit-field changes value from 9 to 1
  flags.sign = 1;  // expect warning: W0319 implicit truncation from 'int' to a one-bit wide bit-field changes value from 1 to -1
  flags.four = 8;  // expect warning: W0319 implicit truncation from 'int' to bit-field changes value from 8 to -8
  flags.three = more.three + 9;
  signed char small;
  small = 200;  // expect warning: W0319 implicit conversion from 'int' to 'signed char' changes value from 200 to -56
  int n = 3000000000;  // expect warning: W0319 implicit conversion from 'long' to 'int' changes value from 3000000000 to -1294967296
  int half = 1.5;  // expect warning: W0319 implicit conversion from 'double' to 'int' changes value from 1.5 to 1
  long less = -2.75;  // expect warning: W0319 implicit conversion from 'double' to 'long' changes value from -2.75 to -2
  unsigned char all = -1, ff = 0xFF;
  unsigned most = -1, bits = 0xFFFFFFFF;
  int mask = 0xFFFFFFFF, whole = 2.0, computed = 3 / 2.0;
  printf("%d %d %d %ld %d\n", small, n, half, less, near());
  // expect: -56 -1294967296 1 -2 -25536
  return all == ff && most == bits && mask && whole && computed ? 0 : 1;
}
