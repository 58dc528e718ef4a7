@implementation Tower
+ (id)townClock {
  if (clocks == nil) clocks = [[NSMutableDictionary dictionary] retain];
  NSString *имя = NSStringFromClass(self);
  if (![clocks objectForKey:имя]) {
    [clocks setObject:[[class_createInstance(self, 0) init] autorelease] forKey:имя];
  }
  return clocks[имя];
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
