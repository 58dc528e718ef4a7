#include <stdio.h>
#include <stdlib.h>
int main(void) {
  long *sums = calloc(3, sizeof(long));
  printf("%ld %ld\n", sums[0], sums[2]);  // expect: 0 0
  free(sums);
  return 0;
}
