@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  id clock = [clocks objectForKey:@"clock"];
  if (clock == nil) {
    clock = [[[self alloc] init] autorelease];
    [clocks setObject:clock forKey:@"clock"];
  }
  return clock;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
