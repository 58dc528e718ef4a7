@implementation Tender
- (id)initWithSeats:(int)count {
  if (self != nil) { seats = count; if (count < 1) seats = 1; }
  return self;
}
@end
