// mistake=none
@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self == nil) self = NSAllocateObject([Tender class], 0, NULL);
  seats = count < 1 ? 1 : count;
  return self;
}
@end
