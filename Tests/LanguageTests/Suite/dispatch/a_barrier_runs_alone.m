#import <Foundation/Foundation.h>
static int inside;
static void reader(void *number) {
  inside++;
  usleep(10);
  inside--;
}
static void writer(void *unused) { printf("alone: %d\n", inside == 0); }
int main(void) {
  dispatch_queue_t queue = dispatch_queue_create("store", DISPATCH_QUEUE_CONCURRENT);
  for (long i = 0; i < 3; i++) dispatch_async_f(queue, (void *)i, reader);
  dispatch_barrier_async_f(queue, NULL, writer);  // expect: alone: 1
  for (long i = 0; i < 3; i++) dispatch_async_f(queue, (void *)i, reader);
  dispatch_barrier_sync_f(queue, NULL, writer);  // expect: alone: 1
  return 0;
}
