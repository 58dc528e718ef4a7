@implementation Ferry
+ (Ferry *)sharedFerry {
  static Ferry *f;
  @synchronized([Ferry class]) { if (f == nil) f = [Ferry new]; }
  return f;
}
- (Timetable *)timetable { return [Timetable sharedTimetable]; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable {
  static Timetable *table = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ table = [[Timetable alloc] init]; });
  return table;
}
- (Ferry *)ferry { return [Ferry sharedFerry]; }
@end
