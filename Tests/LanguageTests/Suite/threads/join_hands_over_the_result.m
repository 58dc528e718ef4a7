#import <Foundation/Foundation.h>
#include <pthread.h>
static void *square(void *number) {
  usleep(1000 - (long)number);
  printf("%ld\n", (long)number);
  return (void *)((long)number * (long)number);
}
int main(void) {
  pthread_t threads[3];
  for (long i = 0; i < 3; i++) pthread_create(&threads[i], NULL, square, (void *)(i + 2));
  long sum = 0;
  for (int i = 0; i < 3; i++) {
    void *result;
    pthread_join(threads[i], &result);
    sum += (long)result;
  }
  printf("%ld\n", sum);
  // expect: 4
  // expect: 3
  // expect: 2
  // expect: 29
  return 0;
}
