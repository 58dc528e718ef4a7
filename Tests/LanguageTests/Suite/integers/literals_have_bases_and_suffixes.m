#include <stdio.h>
int main(void) {
  printf("%d %d %d\n", 0x1F, 017, 'A');  // expect: 31 15 65
  printf("%lu %lu\n", sizeof(1), sizeof(1L));  // expect: 4 8
  printf("%lu %lu\n", sizeof(4294967296), sizeof('a'));  // expect: 8 4
  printf("%llu\n", 18446744073709551615ULL);  // expect: 18446744073709551615
  printf("%d %d %d\n", '\n', '\x41', '\101');  // expect: 10 65 65
  return 0;
}
