@implementation Tower
+ (id)townClock {
  @synchronized([Tower class]) {
    if (!clocks) clocks = [[NSMutableDictionary alloc] initWithCapacity:3];
    NSString *ключ = [NSString stringWithUTF8String:class_getName(self)];
    id часы = [clocks valueForKey:ключ];
    if (!часы) {
      часы = [[NSAllocateObject(self, 0, nil) init] autorelease];
      [clocks setValue:часы forKey:ключ];
    }
    return часы;
  }
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
