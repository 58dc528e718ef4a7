#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *end;
  printf("%d %ld\n", atoi("  42xyz"), strtol("ff", NULL, 16));  // expect: 42 255
  long n = strtol("-17 rest", &end, 10);
  printf("%ld%s\n", n, end);  // expect: -17 rest
  return 0;
}
