@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self != nil) {
    int seats = count;
    if (seats < 1) seats = 1;
  }
  return self;
}
@end
