@implementation Tender
- (instancetype)initWithSeats:(int)n {
  // the parent first
  Tender *me = [super init];
  if (me) { if (n < 1) n = 1; me->seats = n; }
  return me;
}
@end
