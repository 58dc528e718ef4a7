//> mrc
@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  id clock = [clocks objectForKey:NSStringFromClass(self)];
  if (clock != nil) return clock;
  clock = [[self new] autorelease];
  [clocks setObject:clock forKey:NSStringFromClass(self)];
  return clock;
}
@end
//> mrc
@implementation Garden
@end
//> mrc
@implementation Cuckoo
@end
//> mrc
id g = [Garden townClock];
//> mrc
[Tower townClock]
//> mrc
g == [Garden townClock]
