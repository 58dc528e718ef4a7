@interface StoppedClock : NSObject <HourTeller>
@property int hour;
@end
