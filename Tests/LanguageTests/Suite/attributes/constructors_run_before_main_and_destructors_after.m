#include <stdio.h>
#include <stdlib.h>
__attribute__((destructor)) static void last(void) { printf("last\n"); }
__attribute__((constructor)) static void second(void) { printf("second\n"); }
__attribute__((constructor(101))) static void first(void) { printf("first\n"); }
int main(void) {
  printf("main\n");
  exit(3);
}
// expect: first
// expect: second
// expect: main
// expect: last
// expect exit: 3
