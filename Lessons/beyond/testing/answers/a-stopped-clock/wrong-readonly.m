@interface StoppedClock : NSObject <HourTeller>
@property (readonly) int hour;
@end
@implementation StoppedClock
@end
