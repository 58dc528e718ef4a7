// mistake=none
@implementation Tower
+ (id)townClock { if (clocks == nil) clocks = [[NSMutableDictionary alloc] init]; NSString *name = NSStringFromClass(self);
 id c = clocks[name]; if (c) return c;
 c = [self alloc]; if (self == [Garden class]) [c init]; clocks[name] = c; [c release]; return c; }
@end
@implementation Garden
@end
@implementation Cuckoo
@end
