#import <Foundation/Foundation.h>
int main(void) {
  NSRecursiveLock *deep = [NSRecursiveLock new];
  [deep lock];
  [deep lock];
  printf("twice\n");  // expect: twice
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  printf("%d\n", pthread_mutex_trylock(&mutex) == EBUSY);  // expect: 1
  pthread_mutex_lock(&mutex);  // expect runtime error: R0635
  return 0;
}
