// mistake=none
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
  static NSMutableArray *helpers = nil;
  if (helpers == nil) helpers = [NSMutableArray array];
  Clerk *helper = [[Clerk alloc] initWithOffice:self.office];
  [helpers addObject:helper];
  [helper report:pages];
}
@end
