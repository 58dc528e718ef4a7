@interface StoppedClock : TownClock
@property (nonatomic, assign) int hour;
@end
@implementation StoppedClock
@synthesize hour = стрелка;
@end
