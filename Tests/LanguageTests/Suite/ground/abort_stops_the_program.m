#import <Foundation/Foundation.h>
#include <stdlib.h>
int main(void) {
  abort();  // expect runtime error: R0631 Abort trap: 6
}
