@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  self = [super init];
  _office = office;
  return self;
}
- (void)report:(int)pages {
  [self.office.printer print:pages];
  Ledger *ledger = self.office.ledger;
}
- (void)letHelperReport:(int)pages {
  Clerk *helper = [[Clerk alloc] initWithOffice:self.office];
  [helper report:pages];
}
@end
