//> arc
@interface StoppedClock : NSObject <HourTeller>
@property int hour;
@end
@implementation StoppedClock
@end
//> arc
StoppedClock *c = [[StoppedClock alloc] init];
//> arc
c.hour = 7;
//> arc
[c hour]
