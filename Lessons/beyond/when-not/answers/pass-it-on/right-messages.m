@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  self = [super init];
  _office = office;
  return self;
}
- (void)report:(int)pages {
  Printer *p = [[self office] printer];
  [p print:pages]; // his office's
  Ledger *ledger = self.office.ledger;
  ledger.entries = ledger.entries + 1;
}
- (void)letHelperReport:(int)pages {
  Clerk *helper = [[Clerk alloc] initWithOffice:self.office];
  [helper report:pages];
}
@end
