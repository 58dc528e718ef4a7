static int ordered = 0;
@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self) { ordered = count < 1 ? 1 : count; seats = ordered; }
  return self;
}
- (int)seats { return ordered; }
@end
