static Barometer *theBarometer;
@implementation Barometer
- (id)autorelease { return self; }
- (id)retain { return self; }
- (oneway void)release { }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
+ (id)allocWithZone:(NSZone *)zone { return [[self mainBarometer] retain]; }
+ (Barometer *)mainBarometer {
  if (!theBarometer) theBarometer = [[super allocWithZone:NULL] init];
  return theBarometer;
}
@end
