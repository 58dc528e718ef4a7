#include <stdio.h>
int main(void) {
  printf("%lu %lu %lu\n", sizeof(char), sizeof(short), sizeof(int));  // expect: 1 2 4
  printf("%lu %lu %lu\n", sizeof(long), sizeof(long long), sizeof(void *));  // expect: 8 8 8
  printf("%lu %lu\n", sizeof(float), sizeof(double));  // expect: 4 8
  int n = 1;
  printf("%lu %d\n", sizeof(n++), n);  // expect: 4 1
  return 0;
}
