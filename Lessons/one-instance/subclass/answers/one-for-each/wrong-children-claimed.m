@implementation Tower
+ (id)townClock { if (clocks == nil) clocks = [[NSMutableDictionary alloc] init]; NSString *name = NSStringFromClass(self);
 id c = clocks[name]; if (!c) { c = [[self alloc] init]; clocks[name] = c; if (self == [Tower class]) [c release]; } return c; }
@end
@implementation Garden
@end
@implementation Cuckoo
@end
