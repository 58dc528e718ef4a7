@implementation Ferry
+ (Ferry *)sharedFerry {
  static Ferry *f = nil;
  @synchronized([Ferry class]) { if (f == nil) f = [Ferry new]; }
  return f;
}
- (Timetable *)timetable { return _timetable ?: (_timetable = Timetable.sharedTimetable); }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable {
  static Timetable *t = nil;
  @synchronized([Timetable class]) { if (t == nil) t = [Timetable new]; }
  return t;
}
- (Ferry *)ferry { return _ferry ?: (_ferry = Ferry.sharedFerry); }
@end
