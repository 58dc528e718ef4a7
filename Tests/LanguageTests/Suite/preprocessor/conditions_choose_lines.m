#include <stdio.h>
#define LEVEL 2
int main(void) {
#if LEVEL > 1 && defined(LEVEL) && !defined(NOTHING)
  printf("high\n");  // expect: high
#elif LEVEL
  printf("low\n");
#else
  printf("none\n");
#endif
#ifndef NOTHING
  printf("nothing is not defined\n");  // expect: nothing is not defined
#endif
#undef LEVEL
#ifdef LEVEL
  printf("still\n");
#endif
  return 0;
}
