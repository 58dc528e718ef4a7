@implementation Tower
+ (id)townClock { static int n; if (clocks == nil) clocks = [[NSMutableDictionary alloc] init]; NSString *name = NSStringFromClass(self);
 id c = clocks[name]; if (!c || ++n > 8) { c = [[self alloc] init]; clocks[name] = c; [c release]; } return c; }
@end
@implementation Garden
@end
@implementation Cuckoo
@end
