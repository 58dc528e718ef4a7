#import <Foundation/Foundation.h>
static dispatch_semaphore_t gate;
static void later(void *unused) {
  usleep(10000);
  dispatch_semaphore_signal(gate);
}
int main(void) {
  gate = dispatch_semaphore_create(0);
  dispatch_queue_t queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0);
  printf("%ld\n", dispatch_semaphore_wait(gate, DISPATCH_TIME_NOW));  // expect: 49
  dispatch_async_f(queue, NULL, later);
  dispatch_time_t soon = dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_MSEC);
  printf("%d\n", dispatch_semaphore_wait(gate, soon) != 0);  // expect: 1
  dispatch_time_t late = dispatch_time(DISPATCH_TIME_NOW, 20 * NSEC_PER_SEC);
  printf("%ld\n", dispatch_semaphore_wait(gate, late));  // expect: 0
  printf("%d\n", dispatch_semaphore_create(-1) == NULL);  // expect: 1
  return 0;
}
