static Tower *t; static Garden *g; static Cuckoo *c;
@implementation Tower
+ (id)townClock { if (t == nil) t = [[Tower alloc] init]; return t; }
@end
@implementation Garden
+ (id)townClock { if (g == nil) g = [[Garden alloc] init]; return g; }
@end
@implementation Cuckoo
+ (id)townClock { if (c == nil) c = [[Cuckoo alloc] init]; return c; }
@end
