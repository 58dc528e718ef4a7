@implementation Tender
- (id)init { return [self initWithSeats:1]; }
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self) { seats = 1; if (count > 1) seats = count; }
  return self;
}
@end
