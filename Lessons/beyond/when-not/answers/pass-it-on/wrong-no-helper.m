@implementation Clerk
- (void)report:(int)pages { [self.office.printer print:pages]; self.office.ledger.entries++; }
- (void)letHelperReport:(int)pages { [self report:pages]; }
@end
