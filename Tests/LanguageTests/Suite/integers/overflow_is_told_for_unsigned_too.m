// __builtin_add_overflow and the others ask whether the exact result fits, whatever the three types are.
#include <stdio.h>

int main(void) {
  unsigned long u;
  long l;
  int i;
  unsigned char c;
  printf("%d %d\n", __builtin_add_overflow(16UL, -16UL, &u), __builtin_sub_overflow(1UL, 2UL, &u));  // expect: 1 1
  printf("%d\n", __builtin_add_overflow(1UL << 63, -1L, &l));  // expect: 0
  printf("%d %ld\n", __builtin_mul_overflow(1L << 62, 4L, &l), l);  // expect: 1 0
  printf("%d %d\n", __builtin_mul_overflow(1UL << 40, 1UL << 40, &u), __builtin_mul_overflow(-1L, -1L, &u));  // expect: 1 0
  printf("%d %d\n", __builtin_sub_overflow(-1, 0u, &u), __builtin_sub_overflow(-1, -1L, &u));  // expect: 1 0
  printf("%d %d\n", __builtin_add_overflow(200, 56, &c), __builtin_add_overflow(200, 55, &c));  // expect: 1 0
  printf("%d %d\n", __builtin_mul_overflow(-1L << 63, 1UL, &l), __builtin_mul_overflow(-1L << 63, -1, &l));  // expect: 0 1
  printf("%d %d\n", __builtin_add_overflow(2147483647, 1u, &i), __builtin_add_overflow(-1, 1u, &i));  // expect: 1 0
  int *next = &i;
  printf("%d\n", __builtin_add_overflow(1, 2, next++));  // expect: 0
  printf("%d %d\n", i, next == &i + 1);  // expect: 3 1
  return 0;
}
