@implementation Ferry
+ (Ferry *)sharedFerry {
  static Ferry *f; static dispatch_once_t t;
  dispatch_once(&t, ^{ f = [self new]; });
  return f;
}
- (Timetable *)timetable {
  if (_timetable == nil) _timetable = [Timetable sharedTimetable];
  return _timetable;
}
@end
@implementation Timetable
+ (Timetable *)sharedTimetable {
  static Timetable *t; static dispatch_once_t once;
  dispatch_once(&once, ^{ t = [self new]; });
  return t;
}
- (Ferry *)ferry {
  @synchronized(self) { if (!_ferry) _ferry = Ferry.sharedFerry; }
  return _ferry;
}
@end
