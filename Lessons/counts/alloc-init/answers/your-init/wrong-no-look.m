// mistake=none
@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  self->seats = count < 1 ? 1 : count;
  return self;
}
@end
