@interface StoppedClock : NSObject <HourTeller>
@property (nonatomic, assign) int hour;
@end
@implementation StoppedClock
@end
