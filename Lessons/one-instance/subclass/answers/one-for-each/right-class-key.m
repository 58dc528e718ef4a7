@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] initWithCapacity:3];
  NSString *key = [self description];
  id clock = [[clocks objectForKey:key] retain];
  if (clock == nil) {
    clock = [[self alloc] init];
    [clocks setObject:clock forKey:key];
  }
  return [clock autorelease];
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
