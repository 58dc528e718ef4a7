@implementation Stall
- (instancetype)init { return [self initWithTill:Till.sharedTill]; }
- (instancetype)initWithTill:(Till *)till {
  if (!(self = [super init])) return nil;
  self.till = till ? till : [Till sharedTill];
  return self;
}
- (void)sellBuns:(int)number {
  Till *касса = self.till;
  [касса take:2 * number];
}
@end
