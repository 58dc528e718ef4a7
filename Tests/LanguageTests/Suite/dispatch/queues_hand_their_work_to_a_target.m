// Queues with one serial target run one piece of work at a time, whoever brings it and how.
#import <Foundation/Foundation.h>
#include <stdio.h>
#include <unistd.h>

static int in, most;
static void work(int k) {
  int now = __sync_add_and_fetch(&in, 1);
  if (now > most) most = now;
  usleep(2000);
  __sync_sub_and_fetch(&in, 1);
}

int main(void) {
  dispatch_queue_t base = dispatch_queue_create("base", NULL);
  dispatch_queue_t one = dispatch_queue_create_with_target("one", NULL, base);
  dispatch_queue_t two = dispatch_queue_create("two", DISPATCH_QUEUE_CONCURRENT);
  dispatch_set_target_queue(two, base);
  dispatch_group_t group = dispatch_group_create();
  for (int i = 0; i < 3; i++) {
    dispatch_group_async(group, one, ^{ work(1); });
    dispatch_group_async(group, two, ^{ work(2); });
    dispatch_group_async(group, base, ^{ work(3); });
    dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
      dispatch_sync(i == 1 ? two : one, ^{ work(4); });
    });
  }
  dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  printf("at most %d\n", most);  // expect: at most 1
  dispatch_queue_set_specific(one, &in, "mine", NULL);
  dispatch_queue_set_specific(base, &most, "base", NULL);
  dispatch_sync(one, ^{
    printf("%s %s\n", (char *)dispatch_get_specific(&in), (char *)dispatch_get_specific(&most));  // expect: mine base
  });
  dispatch_async(one, ^{ printf("first\n"); });  // expect: first
  dispatch_async(one, ^{ printf("second\n"); });  // expect: second
  dispatch_sync(one, ^{ printf("third\n"); });  // expect: third
  dispatch_queue_t shown = dispatch_queue_create_with_target("m", NULL, dispatch_get_main_queue());
  dispatch_async(shown, ^{
    printf("on main: %d\n", [NSThread isMainThread]);  // expect: on main: 1
    exit(0);
  });
  dispatch_main();
}
