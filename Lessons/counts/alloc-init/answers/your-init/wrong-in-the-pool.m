// mistake=none
@implementation Tender
- (id)initWithSeats:(int)count {
  if ((self = [super init])) seats = count < 1 ? 1 : count;
  return [self autorelease];
}
@end
