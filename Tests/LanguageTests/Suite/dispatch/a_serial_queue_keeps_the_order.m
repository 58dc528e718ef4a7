// mode: mrc
#import <Foundation/Foundation.h>
static void say(void *number) {
  if ((long)number == 0) usleep(100);
  printf("%ld\n", (long)number);
}
int main(void) {
  dispatch_queue_t queue = dispatch_queue_create("line", NULL);
  for (long i = 0; i < 3; i++) dispatch_async_f(queue, (void *)i, say);
  printf("queued\n");
  dispatch_sync_f(queue, (void *)3, say);
  // expect: queued
  // expect: 0
  // expect: 1
  // expect: 2
  // expect: 3
  dispatch_release(queue);
  return 0;
}
