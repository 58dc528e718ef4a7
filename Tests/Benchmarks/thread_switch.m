// mode: mrc
// Two threads hand the processor to each other, N times in all.
#import <Foundation/Foundation.h>
#import <pthread.h>
#import <sched.h>

static void *other(void *nothing) {
  for (long i = 0; i < N / 2; i++) sched_yield();
  return nothing;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, other, NULL);
  for (long i = 0; i < N / 2; i++) sched_yield();
  pthread_join(thread, NULL);
  return 0;
}
