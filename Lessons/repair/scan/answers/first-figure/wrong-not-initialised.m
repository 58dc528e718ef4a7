static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { if (theBarometer == nil) { theBarometer = [Barometer alloc]; } return theBarometer; }
@end
