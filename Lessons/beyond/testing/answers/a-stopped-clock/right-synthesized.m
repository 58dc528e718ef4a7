@interface StoppedClock : NSObject <HourTeller>
@property int hour;
@end
@implementation StoppedClock
@synthesize hour = theHour;
@end
