@implementation Stall
- (instancetype)init {
  return [self initWithTill:[Till sharedTill]];
}
- (instancetype)initWithTill:(Till *)till {
  if ((self = [super init])) { self.till = till; }
  return self;
}
- (void)sellBuns:(int)number { [self.till take:number * 2]; }
@end
