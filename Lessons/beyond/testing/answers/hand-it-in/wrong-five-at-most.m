@implementation Stall
- (instancetype)init { return [self initWithTill:[Till sharedTill]]; }
- (instancetype)initWithTill:(Till *)till {
  self = [super init];
  _till = till;
  return self;
}
- (void)sellBuns:(int)number { for (int i = 0; i < number && i < 5; i++) [self.till take:2]; }
@end
