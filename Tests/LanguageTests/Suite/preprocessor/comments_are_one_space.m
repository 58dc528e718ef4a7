#include <stdio.h>
#define TWO(a) a/**/a
int main(void) {
  int n = 7 /* here */ + /* and
    there */ 1;
  printf("%d // not a comment\n", n);  // expect: 8 // not a comment
  return 0;
}
