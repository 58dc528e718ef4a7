// mistake=none
static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { if (theBarometer == nil) { theBarometer = [[Barometer class] init]; } return theBarometer; }
@end
