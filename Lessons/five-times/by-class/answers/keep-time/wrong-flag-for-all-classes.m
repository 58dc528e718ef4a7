static BOOL begun;
@implementation StationClock
- (id)init {
  self = [super init];
  if (!begun || [self class] != [StationClock class]) { minutes = 7; begun = YES; }
  return self;
}
@end
