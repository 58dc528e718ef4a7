#import <Foundation/Foundation.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(16);
  free(p);
  free(p);  // expect runtime error: R0621
  return 0;
}
