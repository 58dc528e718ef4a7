#import <Foundation/Foundation.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(4 * sizeof(int));
  p[3] = 3;
  p[4] = 4;  // expect runtime error: R0609
  return 0;
}
