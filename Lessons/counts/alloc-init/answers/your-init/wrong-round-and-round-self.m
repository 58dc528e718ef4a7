@implementation Tender
- (id)initWithSeats:(int)count {
  self = [[Tender alloc] init];
  seats = count;
  return self;
}
@end
