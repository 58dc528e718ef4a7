#import <Foundation/Foundation.h>
static int ran;
static void work(void *unused) {
  usleep(10);
  ran++;
}
static void told(void *semaphore) {
  printf("told after %d\n", ran);  // expect: told after 4
  dispatch_semaphore_signal(semaphore);
}
int main(void) {
  dispatch_queue_t queue = dispatch_get_global_queue(0, 0);
  dispatch_group_t group = dispatch_group_create();
  dispatch_semaphore_t semaphore = dispatch_semaphore_create(0);
  for (int i = 0; i < 4; i++) dispatch_group_async_f(group, queue, NULL, work);
  dispatch_group_notify_f(group, queue, semaphore, told);
  dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER);
  dispatch_group_enter(group);
  printf("%d\n", dispatch_group_wait(group, dispatch_time(DISPATCH_TIME_NOW, 100)) != 0);  // expect: 1
  dispatch_group_leave(group);
  printf("%ld\n", dispatch_group_wait(group, DISPATCH_TIME_FOREVER));  // expect: 0
  return 0;
}
