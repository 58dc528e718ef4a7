@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  id clock = [clocks objectForKey:NSStringFromClass(self)];
  if (clock == nil) {
    clock = [[[Tower alloc] init] autorelease];
    [clocks setObject:clock forKey:NSStringFromClass(self)];
  }
  return clock;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
