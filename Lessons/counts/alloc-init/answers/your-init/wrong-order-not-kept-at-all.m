@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  return self;
}
@end
