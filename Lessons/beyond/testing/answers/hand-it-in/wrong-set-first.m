@implementation Stall
- (instancetype)init {
  return [self initWithTill:[Till sharedTill]];
}
- (instancetype)initWithTill:(Till *)till {
  _till = till;
  self = [[Stall alloc] init];
  return self;
}
- (void)sellBuns:(int)number { [self.till take:number * 2]; }
@end
