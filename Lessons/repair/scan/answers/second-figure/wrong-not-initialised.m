static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { if (theBarometer == nil) theBarometer = [super allocWithZone:NULL]; return theBarometer; }
+ (id)allocWithZone:(NSZone *)zone { return [self mainBarometer]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
