@implementation Tender
- (id)initWithSeats:(int)count { self = [super init]; if (self) seats = count < 1 ? 1 : count > 8 ? 8 : count; return self; }
@end
