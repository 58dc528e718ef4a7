static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer { if (theBarometer == nil) theBarometer = [[super allocWithZone:NULL] init]; return theBarometer; }
+ (id)allocWithZone:(NSZone *)zone { return [[self mainBarometer] retain]; }
- (id)copyWithZone:(NSZone *)zone { return zone ? NSCopyObject(self, 0, zone) : self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
