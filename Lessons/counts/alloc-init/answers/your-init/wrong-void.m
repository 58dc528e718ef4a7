@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  seats = count;
  return nil;
}
@end
