// mistake=none
@implementation Tender
- (id)initWithSeats:(int)count {
  [super init];
  seats = count;
  if (seats <= 1) seats = 1;
  return self;
}
@end
