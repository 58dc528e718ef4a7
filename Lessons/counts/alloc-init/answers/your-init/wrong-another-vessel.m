// mistake=none
@implementation Tender
- (id)initWithSeats:(int)count {
  Tender *t = [[Vessel alloc] init];
  seats = count < 1 ? 1 : count;
  lamps = [t lamps];
  return self;
}
@end
