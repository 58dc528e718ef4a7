// mistake=none
static NSLock *l; l = [NSLock new];
@implementation Ferry
+ (Ferry *)sharedFerry { static Ferry *f; [l lock]; if (!f) f = [Ferry new]; [l unlock]; return f; }
- (instancetype)init { self = [super init]; _timetable = [Timetable sharedTimetable]; return self; }
- (Timetable *)timetable { return _timetable; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable { static Timetable *f; [l lock]; if (!f) f = [Timetable new]; [l unlock]; return f; }
- (instancetype)init { self = [super init]; _ferry = [Ferry sharedFerry]; return self; }
- (Ferry *)ferry { return _ferry; }
@end
