@implementation Ferry
+ (Ferry *)sharedFerry {
  static Ferry *f; static dispatch_once_t t;
  dispatch_once(&t, ^{ f = [self new]; });
  return f;
}
- (Timetable *)timetable { return [Timetable sharedTimetable]; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable {
  static Timetable *t; static dispatch_once_t once;
  dispatch_once(&once, ^{ t = [self new]; });
  return t;
}
- (Ferry *)ferry { return [[Ferry alloc] init]; }
@end
