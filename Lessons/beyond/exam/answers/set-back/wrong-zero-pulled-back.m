@implementation Barometer
- (instancetype)init {
  self = [super init];
  if (_pressure == 0) _pressure = 1000;
  return self;
}
@end
