@implementation Tender
- (id)init { seats = 1; return self; }
- (id)initWithSeats:(int)count {
  self = [self init];
  if (self && count > 1) seats = count;
  return self;
}
@end
