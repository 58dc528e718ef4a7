#import <Foundation/Foundation.h>
#include <pthread.h>
static void begin(void) { printf("once\n"); }
int main(void) {
  static pthread_once_t shared = PTHREAD_ONCE_INIT;
  pthread_once(&shared, begin);
  // expect: once
  pthread_once_t own;
  pthread_once(&own, begin);  // expect runtime error: R0650
  return 0;
}
