@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  id clock = [clocks objectForKey:NSStringFromClass(self)];
  if (clock == nil) [clocks setObject:clock = [self new] forKey:NSStringFromClass(self)];
  return clock;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
