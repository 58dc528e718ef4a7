@implementation Clerk
- (void)report:(int)pages { [self.office.printer print:pages]; self.office.ledger.entries = 1; }
- (void)letHelperReport:(int)pages { [[[Clerk alloc] initWithOffice:self.office] report:pages]; }
@end
