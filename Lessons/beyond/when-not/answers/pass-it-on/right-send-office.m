@interface Clerk ()
- (void)print:(int)pages in:(Office *)office;
@end
@implementation Clerk
- (instancetype)initWithOffice:(Office *)office {
  if ((self = [super init])) self.office = office;
  return self;
}
- (void)print:(int)pages in:(Office *)office {
  [[office printer] print:pages];
  [[office ledger] setEntries:[[office ledger] entries] + 1];
}
- (void)report:(int)pages { [self print:pages in:_office]; }
- (void)letHelperReport:(int)pages {
  [[[[self class] alloc] initWithOffice:_office] report:pages];
}
@end
