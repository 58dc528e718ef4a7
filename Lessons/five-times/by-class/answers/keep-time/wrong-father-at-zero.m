static BOOL begun;
@implementation StationClock
- (id)init {
  if (begun && [self class] == [StationClock class]) return self;
  self = [super init];
  minutes = 7; begun = YES;
  return self;
}
@end
