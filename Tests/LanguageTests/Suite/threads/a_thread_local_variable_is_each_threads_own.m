#import <Foundation/Foundation.h>
#include <pthread.h>
static __thread int mine = 5;
_Thread_local long other[2] = {1, 2};
static int *mainAddress;
static int next(void) {
  static _Thread_local int calls;
  return ++calls;
}
static void *run(void *argument) {
  mine += (int)(long)argument;
  other[1] *= 10;
  next();
  printf("%d %ld %d %d\n", mine, other[1], next(), &mine == mainAddress);
  return NULL;
}
int main(void) {
  mainAddress = &mine;
  mine = 100;
  next();
  for (long i = 1; i < 3; i++) {
    pthread_t thread;
    pthread_create(&thread, NULL, run, (void *)i);
    pthread_join(thread, NULL);
  }
  // expect: 6 20 2 0
  // expect: 7 20 2 0
  printf("%d %ld %d\n", mine, other[1], next());  // expect: 100 2 2
  return 0;
}
