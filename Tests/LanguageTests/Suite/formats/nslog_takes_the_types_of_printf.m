#import <Foundation/Foundation.h>
int main(void) {
  NSLog(@"%ld %lu %lld", -5L, 5UL, 1LL << 40);  // expect: -5 5 1099511627776
  NSLog(@"%g %.2f %e", 0.5, 2.0 / 3, 1500.0);  // expect: 0.5 0.67 1.500000e+03
  NSLog(@"%C%c %s %%", (unichar)0x41, 'b', "text");  // expect: Ab text %
  NSLog(@"%08.3f|%+d|%-4d|%4s|", 3.14159, 5, 6, "ab");  // expect: 0003.142|+5|6   |  ab|
  return 0;
}
