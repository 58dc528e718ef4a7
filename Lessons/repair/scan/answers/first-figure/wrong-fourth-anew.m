static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { static int n; if (theBarometer == nil || n++ == 3) { theBarometer = [[Barometer alloc] init]; } return theBarometer; }
@end
