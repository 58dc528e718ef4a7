@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [NSMutableDictionary dictionary];
  id clock = [clocks objectForKey:NSStringFromClass(self)];
  if (clock == nil) clock = [[[self alloc] init] autorelease];
  return clock;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
