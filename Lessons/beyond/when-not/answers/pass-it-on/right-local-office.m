@implementation Clerk
- (instancetype)initWithOffice:(Office *)контора {
  if (!(self = [super init])) return nil;
  _office = контора;
  return self;
}
- (void)report:(int)pages {
  Office *o = self.office;
  [o.printer print:pages];
  o.ledger.entries += 1;
}
- (void)letHelperReport:(int)pages {
  Clerk *помощник = [[Clerk alloc] initWithOffice:nil];
  помощник.office = self.office;
  [помощник report:pages];
}
@end
