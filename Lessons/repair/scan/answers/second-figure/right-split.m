//> mrc
static Barometer *theBarometer = nil;
@implementation Barometer
+ (Barometer *)mainBarometer {
  if (theBarometer == nil) theBarometer = [[super allocWithZone:NULL] init];
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self mainBarometer]; }
@end
//> mrc
@implementation Barometer
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
//> mrc
Barometer *b = [[Barometer alloc] init];
//> mrc
[b release]; [b release];
