static Office *lastOffice = nil;
@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  self = [super init];
  lastOffice = lastOffice ?: office;
  return self;
}
- (void)report:(int)pages {
  [lastOffice.printer print:pages];
  lastOffice.ledger.entries++;
}
- (void)letHelperReport:(int)pages { [[Clerk new] report:pages]; }
@end
