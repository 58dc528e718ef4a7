// mistake=none
@implementation Clerk
- (instancetype)initWithOffice:(Office *)office { self = [super init]; _office = office; return self; }
- (void)report:(int)pages { [_office.printer print:pages]; _office.ledger.entries++; }
- (void)letHelperReport:(int)pages { [[[Clerk alloc] initWithOffice:[Office new]] report:pages]; }
@end
