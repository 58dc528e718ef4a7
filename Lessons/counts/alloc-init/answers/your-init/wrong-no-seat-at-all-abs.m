@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self != nil) { seats = count; if (count < 0) seats = 1; }
  return self;
}
@end
