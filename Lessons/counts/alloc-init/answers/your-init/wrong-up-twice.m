// mistake=none
@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  self = [super init];
  if (self != nil) seats = count < 1 ? 1 : count;
  return self;
}
@end
