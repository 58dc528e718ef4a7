@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  id clock = [clocks objectForKey:NSStringFromClass(self)];
  if (clock == nil) {
    clock = [[self alloc] init];
    [clocks setObject:clock forKey:NSStringFromClass(self)];
    [clock release];
    [clock release];
  }
  return clock;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
