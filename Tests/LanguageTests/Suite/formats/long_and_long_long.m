#include <stdio.h>
int main(void) {
  printf("%ld %lu\n", -1L, -1UL);  // expect: -1 18446744073709551615
  printf("%lld %llx\n", 1LL << 62, -1LL);  // expect: 4611686018427387904 ffffffffffffffff
  printf("%zu %td\n", sizeof(long), (char *)8 - (char *)2);  // expect: 8 6
  return 0;
}
