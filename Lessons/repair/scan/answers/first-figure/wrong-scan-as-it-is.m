// compiles=no
static Barometer xtheBarometer = nil;
@implementation Barometer
+ (Barometerx) mainBarometer
{
if (theBarometer. == nil)
1eturn theBarometer;
}
@end
