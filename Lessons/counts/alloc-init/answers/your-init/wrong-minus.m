@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self != nil) { seats = count < 0 ? -count : count; if (seats < 1) seats = 1; }
  return self;
}
@end
