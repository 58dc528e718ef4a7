#import <Foundation/Foundation.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(16);
  *p = 1;
  free(p);
  return *p;  // expect runtime error: R0608
}
