// The size came from sizeof of whatever was given, and 64 bytes were copied into the host's 8: the machine that
// is simulated reached out of itself.
#import <Foundation/Foundation.h>
#include <stdatomic.h>
int main(void) {
  char word[64] = {0}, expected[64] = {0};
  // expect: before
  printf("before\n");
  atomic_compare_exchange_strong(&word, &expected, 1);  // expect runtime error: R0629
  return 0;
}
