static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { if (theBarometer == nil) { theBarometer = [[Barometer alloc] init]; } return [theBarometer retain]; }
@end
