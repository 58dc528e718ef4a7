@implementation Barometer
+ (Barometer *)mainBarometer { return [[[Barometer alloc] init] autorelease]; }
@end
