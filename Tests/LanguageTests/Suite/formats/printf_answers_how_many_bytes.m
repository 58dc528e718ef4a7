#include <stdio.h>
int main(void) {
  int n = printf("four\n");  // expect: four
  printf("%d\n", n);  // expect: 5
  puts("line");  // expect: line
  putchar('x');
  fputs("y\n", stdout);  // expect: xy
  fprintf(stderr, "%s\n", "error stream");  // expect: error stream
  return 0;
}
