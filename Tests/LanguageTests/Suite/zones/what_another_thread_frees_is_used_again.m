// mode: mrc
// One thread makes, another gives back: neither grows.
#import <Foundation/Foundation.h>
#include <pthread.h>
#include <stdint.h>

enum { Turns = 40000, Bytes = 200 };
static void *box;
static uintptr_t lowest = UINTPTR_MAX, highest;
static dispatch_semaphore_t full, empty;

static void *eat(void *unused) {
  for (int i = 0; i < Turns; i++) {
    dispatch_semaphore_wait(full, DISPATCH_TIME_FOREVER);
    free(box);
    dispatch_semaphore_signal(empty);
  }
  return NULL;
}
static void *make(void *unused) {
  for (int i = 0; i < Turns; i++) {
    box = malloc(Bytes);
    if ((uintptr_t)box < lowest) lowest = (uintptr_t)box;
    if ((uintptr_t)box > highest) highest = (uintptr_t)box;
    dispatch_semaphore_signal(full);
    dispatch_semaphore_wait(empty, DISPATCH_TIME_FOREVER);
  }
  return NULL;
}

int main(void) {
  full = dispatch_semaphore_create(0);
  empty = dispatch_semaphore_create(0);
  pthread_t eater, maker;
  // Made by main, freed elsewhere; then made elsewhere, freed by another one.
  pthread_create(&eater, NULL, eat, NULL);
  make(NULL);
  pthread_join(eater, NULL);
  printf("%d\n", highest - lowest < 1000000);
  // expect: 1
  lowest = UINTPTR_MAX;
  highest = 0;
  pthread_create(&eater, NULL, eat, NULL);
  pthread_create(&maker, NULL, make, NULL);
  pthread_join(eater, NULL);
  pthread_join(maker, NULL);
  printf("%d\n", highest - lowest < 1000000);
  // expect: 1
  return 0;
}
