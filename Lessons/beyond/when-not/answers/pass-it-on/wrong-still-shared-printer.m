@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  self = [super init];
  _office = office;
  return self;
}
- (void)report:(int)pages {
  [[Printer sharedPrinter] print:pages];
  Ledger *ledger = self.office.ledger;
  ledger.entries = ledger.entries + 1;
}
- (void)letHelperReport:(int)pages {
  Clerk *helper = [[Clerk alloc] initWithOffice:self.office];
  [helper report:pages];
}
@end
