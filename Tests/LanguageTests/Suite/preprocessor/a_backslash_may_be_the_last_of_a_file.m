#include <stdio.h>
#include "Limits.h"
int main(void) {
  printf("%d %d\n", LOW, HIGH);
  return 0;
}
// expect: 1 9
// file: Limits.h
#define LOW 1
#define HIGH 9 \
