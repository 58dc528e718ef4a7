// The time of a waiting thread is over, but before it comes to run another one signals: the signal counts.
// expect: got it
#import <Foundation/Foundation.h>
static dispatch_time_t when;
static void spin(void) {
  while (dispatch_time(DISPATCH_TIME_NOW, 0) < when) {}
}
int main(void) {
  dispatch_semaphore_t signal = dispatch_semaphore_create(0);
  dispatch_group_t group = dispatch_group_create();
  dispatch_queue_t others = dispatch_get_global_queue(0, 0);
  when = dispatch_time(DISPATCH_TIME_NOW, 10000);
  dispatch_group_async(group, others, ^{
    long late = dispatch_semaphore_wait(signal, when);
    printf("%s\n", late ? "too late" : "got it");
  });
  dispatch_group_async(group, others, ^{ spin(); });
  spin();
  dispatch_semaphore_signal(signal);
  dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  return 0;
}
