#import <Foundation/Foundation.h>
#include <stdlib.h>
int main(void) {
  int local = 0;
  free(&local);  // expect runtime error: R0622
  return 0;
}
