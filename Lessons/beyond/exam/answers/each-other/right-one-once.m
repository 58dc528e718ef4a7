static Ferry *gFerry; static Timetable *gTable;
static void both(void) {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ gFerry = [Ferry new]; gTable = [Timetable new]; });
}
@implementation Ferry
+ (Ferry *)sharedFerry { both(); return gFerry; }
- (Timetable *)timetable { both(); return gTable; }
@end
@implementation Timetable
+ (Timetable *)sharedTimetable { both(); return gTable; }
- (Ferry *)ferry { both(); return gFerry; }
@end
