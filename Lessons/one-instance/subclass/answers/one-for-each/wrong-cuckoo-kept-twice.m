// mistake=none
@implementation Tower
+ (id)townClock { if (clocks == nil) clocks = [[NSMutableDictionary alloc] init]; NSString *name = NSStringFromClass(self);
 id c = clocks[name]; if (c) { [[c retain] release]; return c; }
 c = [[self alloc] init]; clocks[name] = c; return [c autorelease]; }
@end
@implementation Garden
@end
@implementation Cuckoo
+ (id)townClock { static id c; if (!c) c = [[[super townClock] retain] retain]; return c; }
@end
