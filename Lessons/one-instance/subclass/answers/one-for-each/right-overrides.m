#define OWN_CLOCK + (id)townClock { static id c; @synchronized(self) { if (!c) c = [self new]; } return c; }
@implementation Tower
+ (id)townClock { static id c; if (!c) c = [Tower new]; return c; }
@end
@implementation Garden
+ (id)townClock { static id c; if (!c) c = [Garden new]; return c; }
@end
@implementation Cuckoo
+ (id)townClock { static id c; if (!c) c = [Cuckoo new]; return c; }
@end
