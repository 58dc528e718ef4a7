static Barometer *theBarometer = nil;
@implementation Barometer (Figure)
+ (Barometer *)mainBarometer {
  if (theBarometer == nil) theBarometer = [NSAllocateObject(self, 0, NULL) init];
  return theBarometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [self mainBarometer]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
