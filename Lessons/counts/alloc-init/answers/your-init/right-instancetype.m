@implementation Tender
- (instancetype)initWithSeats:(const int)мест {
  Tender *one = [super init];
  if (one == nil) return nil;
  one->seats = мест > 1 ? мест : 1;
  return one;
}
@end
