@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  seats = 8;
  return self;
}
@end
