@implementation Tender
- (id)initWithSeats:(int)count {
  seats = count < 1 ? 1 : count;
  lamps = 2;
  return self;
}
@end
