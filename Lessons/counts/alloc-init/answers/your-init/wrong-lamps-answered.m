@implementation Tender
- (id)initWithSeats:(int)count {
  seats = count < 1 ? 1 : count;
  return self;
}
- (int)lamps { return 2; }
@end
