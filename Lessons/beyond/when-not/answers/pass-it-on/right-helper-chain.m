@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  self = [super init];
  _office = office;
  return self;
}
- (void)report:(int)pages {
  [self.office.printer print:pages];
  Ledger *ledger = self.office.ledger;
  ledger.entries = ledger.entries + 1;
}
- (void)letHelperReport:(int)pages {
  [[[Clerk alloc] initWithOffice:self.office] report:pages];
}
@end
