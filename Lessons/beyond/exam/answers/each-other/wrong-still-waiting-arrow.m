@implementation Ferry
+ (Ferry *)sharedFerry {
  static Ferry *ferry = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ ferry = [[Ferry alloc] init]; });
  return ferry;
}
- (instancetype)init {
  self = [super init];
  self->_timetable = [Timetable sharedTimetable];
  return self;
}
- (Timetable *)timetable { return _timetable; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable {
  static Timetable *table = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{ table = [[Timetable alloc] init]; });
  return table;
}
- (instancetype)init {
  self = [super init];
  self->_ferry = [Ferry sharedFerry];
  return self;
}
- (Ferry *)ferry { return _ferry; }
@end
