#import <Foundation/Foundation.h>
int main(void) {
  int n = INT_MAX;
  n++;  // expect warning: W0401 signed integer overflow: 2147483647 + 1 cannot be represented in type 'int'
  printf("%d\n", n);  // expect: -2147483648
  n--;  // expect warning: W0401 signed integer overflow: -2147483648 - 1 cannot be represented in type 'int'
  int k = 65536;
  k *= k;  // expect warning: W0401 signed integer overflow: 65536 * 65536 cannot be represented in type 'int'
  printf("%d %d\n", n, k);  // expect: 2147483647 0
  long big = LONG_MAX;
  big += 2;  // expect warning: W0401 signed integer overflow: 9223372036854775807 + 2 cannot be represented in type 'long'
  printf("%ld\n", big);  // expect: -9223372036854775807
  int least = INT_MIN;
  least = -least;  // expect warning: W0401 negation of -2147483648 cannot be represented in type 'int'
  printf("%d\n", least);  // expect: -2147483648
  return 0;
}
