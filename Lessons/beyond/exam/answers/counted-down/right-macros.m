#define FOR_EVER \
  - (id)retain { return self; } \
  - (oneway void)release { } \
  - (id)autorelease { return self; }
@implementation Compass
FOR_EVER
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
