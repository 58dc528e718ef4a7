// Timers and gathered numbers: what comes while a handler cannot run is told at once afterwards.
// expect: tick 1 at 20
// expect: tick 2 at 30
// expect: tick 3 at 40
// expect: cancelled 1
// expect: once
// expect: gathered 6
// expect: bits 5
// expect: missed 3
// expect: again 1
// expect: the block of a cancelled source is gone
#import <Foundation/Foundation.h>
@interface Held : NSObject
@end
@implementation Held
- (void)dealloc {
  printf("the block of a cancelled source is gone\n");
  [super dealloc];
}
@end
static long since(dispatch_time_t start) {
  return (long)((dispatch_time(DISPATCH_TIME_NOW, 0) - start + 500000) / NSEC_PER_MSEC);
}
int main(void) {
  dispatch_queue_t queue = dispatch_queue_create("sources", DISPATCH_QUEUE_SERIAL);
  dispatch_semaphore_t done = dispatch_semaphore_create(0);
  dispatch_time_t start = dispatch_time(DISPATCH_TIME_NOW, 0);

  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  __block int ticks = 0;
  dispatch_source_set_timer(timer, dispatch_time(start, 20 * NSEC_PER_MSEC), 10 * NSEC_PER_MSEC, 0);
  dispatch_source_set_event_handler(timer, ^{
    printf("tick %d at %ld\n", ++ticks, since(start));
    if (ticks == 3) dispatch_source_cancel(timer);
  });
  dispatch_source_set_cancel_handler(timer, ^{
    printf("cancelled %ld\n", dispatch_source_testcancel(timer));
    dispatch_semaphore_signal(done);
  });
  dispatch_resume(timer);
  dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
  dispatch_release(timer);

  dispatch_source_t once = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(once, DISPATCH_TIME_NOW, DISPATCH_TIME_FOREVER, 0);
  dispatch_source_set_event_handler(once, ^{ printf("once\n"); });
  dispatch_activate(once);
  usleep(100000);
  dispatch_source_cancel(once);
  dispatch_release(once);

  dispatch_source_t sum = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, queue);
  dispatch_source_set_event_handler(sum, ^{ printf("gathered %lu\n", dispatch_source_get_data(sum)); });
  dispatch_resume(sum);
  dispatch_suspend(queue);
  for (int i = 1; i <= 3; i++) dispatch_source_merge_data(sum, i);
  dispatch_resume(queue);
  dispatch_sync(queue, ^{});
  dispatch_source_cancel(sum);

  dispatch_source_t bits = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_OR, 0, 0, queue);
  dispatch_source_set_event_handler(bits, ^{ printf("bits %lu\n", dispatch_source_get_data(bits)); });
  dispatch_source_merge_data(bits, 4);
  dispatch_source_merge_data(bits, 1);
  dispatch_resume(bits);
  dispatch_sync(queue, ^{});
  dispatch_source_cancel(bits);

  dispatch_source_t late = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  __block int turn = 0;
  Held *held = [[Held alloc] init];
  dispatch_source_set_timer(late, dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_MSEC), 10 * NSEC_PER_MSEC, 0);
  dispatch_source_set_event_handler(late, ^{
    (void)held;
    printf("%s %lu\n", turn++ ? "again" : "missed", dispatch_source_get_data(late));
    if (turn == 2) dispatch_source_cancel(late);
  });
  dispatch_resume(late);
  dispatch_suspend(queue);
  usleep(35000);
  dispatch_resume(queue);
  usleep(100000);
  [held release];
  dispatch_release(late);
  return 0;
}
