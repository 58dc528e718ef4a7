#import <Foundation/Foundation.h>
#include <pthread.h>
#include <stdatomic.h>
static _Atomic int count;
static _Atomic(unsigned) bits = 1;
static atomic_long total;
static _Atomic double half = 1;
static void *run(void *argument) {
  for (int i = 0; i < 200; i++) {
    count++;
    total += 2;
    half += 0.5;
    --count;
    count += 3;
    bits ^= 2;
  }
  return NULL;
}
int main(void) {
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, run, NULL);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  int before = count++;
  int after = ++count;
  printf("%d %ld %.1f %u %d %d\n", count, total, half, bits, before, after);
  // expect: 2402 1600 401.0 1 2400 2402
  return 0;
}
// config: seed=7
