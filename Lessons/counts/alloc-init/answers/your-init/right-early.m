@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (!self) return nil;
  seats = MAX(1, count);
  return self;
}
@end
