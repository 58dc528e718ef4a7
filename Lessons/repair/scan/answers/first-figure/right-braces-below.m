static Barometer *theBarometer;

@implementation Barometer
+ (Barometer *) mainBarometer
{
	if (theBarometer == nil)
	{
		theBarometer = [[Barometer alloc] init];
	}

	return theBarometer;
}
@end
