@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  NSString *name = NSStringFromClass(self);
  if ([clocks objectForKey:name] == nil) {
    id clock = [[[self alloc] init] autorelease];
    [clocks setObject:clock forKey:name];
  }
  return [clocks objectForKey:name];
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
