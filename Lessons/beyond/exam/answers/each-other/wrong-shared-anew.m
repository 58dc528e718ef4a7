@implementation Ferry
+ (Ferry *)sharedFerry {
  return [[Ferry alloc] init];
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
