#include <stdatomic.h>
static atomic_flag busy = ATOMIC_FLAG_INIT;
@implementation Ferry
+ (Ferry *)ferry {
  while (atomic_flag_test_and_set(&busy)) { sched_yield(); }
  if (theFerry == nil) theFerry = [[Ferry alloc] init];
  atomic_flag_clear(&busy);
  return theFerry;
}
@end
