@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary alloc] init];
  NSString *name = NSStringFromClass(self);
  id clock = [clocks objectForKey:name];
  if (clock == nil) {
    clock = [NSAllocateObject(self, 0, NULL) init];
    [clocks setObject:clock forKey:name];
    [clock release];
  }
  return [clock retain];
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
