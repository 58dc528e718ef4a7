@implementation Clerk
- (void)report:(int)pages { [self.office.printer print:pages]; self.office.ledger.entries++; }
- (void)letHelperReport:(int)pages { static Clerk *h; if (!h) h = [[Clerk alloc] initWithOffice:self.office]; [h report:pages]; }
@end
