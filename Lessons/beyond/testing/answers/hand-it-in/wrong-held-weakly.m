// mistake=none
@implementation Stall {
  __weak Till *mine;
}
- (instancetype)init { return [self initWithTill:[Till sharedTill]]; }
- (instancetype)initWithTill:(Till *)till {
  self = [super init];
  mine = till;
  return self;
}
- (Till *)till { return mine; }
- (void)setTill:(Till *)till { mine = till; }
- (void)sellBuns:(int)number { [self.till take:number * 2]; }
@end
