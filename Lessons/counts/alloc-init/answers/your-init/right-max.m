@implementation Tender
- (id)initWithSeats:(int)count {
  if (!(self = [super init])) { return nil; }
  self->seats = MAX(count, 1);
  return self;
}
@end
