@implementation Ferry
+ (Ferry *)sharedFerry {
  static Ferry *ferry = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ ferry = [[Ferry alloc] init]; });
  return ferry;
}
- (Timetable *)timetable { return [Timetable sharedTimetable]; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable {
  static Timetable *table = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ table = [Timetable alloc]; });
  return table;
}
- (Ferry *)ferry { return [Ferry sharedFerry]; }
@end
