#include <stdio.h>
#define LAMP
int main(void) {
#ifdef NOTHING
  printf("nothing\n");
#elifdef LAMP
  printf("lamp\n");
#elifndef NOTHING
  printf("too late\n");
#endif
#ifndef LAMP
# ifdef LAMP
# elifdef NOTHING
# else
# endif
  printf("no lamp\n");
#elifdef NOTHING
  printf("nothing\n");
#elifndef NOTHING
  printf("not nothing\n");
#else
  printf("neither\n");
#endif
#if 1
  printf("one\n");
#elifdef
  printf("never looked at\n");
#endif
}
// expect: lamp
// expect: not nothing
// expect: one
