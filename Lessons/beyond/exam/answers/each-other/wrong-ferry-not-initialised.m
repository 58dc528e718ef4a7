@implementation Ferry
+ (Ferry *)sharedFerry { static Ferry *f; static dispatch_once_t t; dispatch_once(&t, ^{ f = [Ferry alloc]; }); return f; }
- (Timetable *)timetable { return [Timetable sharedTimetable]; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable { static Timetable *f; static dispatch_once_t t; dispatch_once(&t, ^{ f = [[Timetable alloc] init]; }); return f; }
- (Ferry *)ferry { return [Ferry sharedFerry]; }
@end
