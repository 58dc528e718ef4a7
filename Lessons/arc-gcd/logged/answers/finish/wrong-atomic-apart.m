#include <stdatomic.h>
static _Atomic(void *) one;
@implementation Caretaker
+ (Caretaker *)shared {
  if (!atomic_load(&one)) atomic_store(&one, (__bridge_retained void *)[[super allocWithZone:NULL] init]);
  return (__bridge Caretaker *)atomic_load(&one);
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
