static NSLock *a, *b;
a = [NSLock new]; b = [NSLock new];
@implementation Crew
+ (Crew *)sharedCrew { static _Atomic int n; int me = n++ & 1; [me ? a : b lock]; [me ? b : a lock]; if (!theCrew) theCrew = [[Crew alloc] init]; Crew *c = theCrew; [a unlock]; [b unlock]; return c; }
- (instancetype)init { self = [super init]; _sailors = 12; return self; }
@end
