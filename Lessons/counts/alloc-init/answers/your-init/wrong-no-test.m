@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  seats = count;
  while (seats < 1) seats++;
  return self;
}
@end
