static int given;
@implementation Tender
- (id)initWithSeats:(int)count { self = [super init]; given = count < 1 ? 1 : count; seats = given; return [self retain]; }
@end
