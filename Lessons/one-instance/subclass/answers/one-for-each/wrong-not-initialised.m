@implementation Tower
+ (id)townClock { if (clocks == nil) clocks = [[NSMutableDictionary alloc] init]; NSString *name = NSStringFromClass(self);
 id c = clocks[name]; if (!c) { c = NSAllocateObject(self, 0, NULL); clocks[name] = c; [c release]; } return c; }
@end
@implementation Garden
@end
@implementation Cuckoo
@end
