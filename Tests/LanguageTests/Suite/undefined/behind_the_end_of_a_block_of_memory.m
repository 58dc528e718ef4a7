// mode: mrc
#include <stdlib.h>
int main(void) {
  int *row = malloc(12);
  row[2] = 1;
  row[3] = 1;  // expect runtime error: R0609
  return row[2];
}
