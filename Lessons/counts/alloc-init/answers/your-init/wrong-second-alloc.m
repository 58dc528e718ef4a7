@implementation Tender
- (id)initWithSeats:(int)count {
  self = [[Tender alloc] init];
  if (self != nil) seats = count < 1 ? 1 : count;
  return self;
}
@end
