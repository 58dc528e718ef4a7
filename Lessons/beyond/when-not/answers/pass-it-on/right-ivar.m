@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  self = [super init];
  _office = office;
  return self;
}
- (void)report:(int)pages {
  [_office.printer print:pages];
  Ledger *ledger = _office.ledger;
  ledger.entries = ledger.entries + 1;
}
- (void)letHelperReport:(int)pages {
  Clerk *helper = [[Clerk alloc] initWithOffice:_office];
  [helper report:pages];
}
@end
