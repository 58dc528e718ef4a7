#include <stdatomic.h>
@implementation Ferry
+ (Ferry *)ferry {
  static _Atomic int n = 0;
  int k = atomic_fetch_add(&n, 1);
  if (k >= 2 && !theFerry) return [Ferry new];
  @synchronized(self) { if (!theFerry) theFerry = [Ferry new]; return theFerry; }
}
@end
