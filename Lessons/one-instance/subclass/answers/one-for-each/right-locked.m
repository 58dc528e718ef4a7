@implementation Tower
+ (id)townClock {
  @synchronized([Tower class]) {
    if (!clocks) clocks = [NSMutableDictionary new];
    id clock = clocks[NSStringFromClass(self)];
    if (!clock) {
      clock = [[self alloc] init];
      clocks[NSStringFromClass(self)] = clock;
      [clock release];
    }
    return clock;
  }
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
