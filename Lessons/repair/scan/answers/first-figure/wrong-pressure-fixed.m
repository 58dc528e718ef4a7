static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { return theBarometer = [[Barometer alloc] init]; }
- (int)pressure { return 1013; }
@end
