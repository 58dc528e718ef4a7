@implementation Stall
- (instancetype)init {
  return [self initWithTill:nil];
}
- (instancetype)initWithTill:(Till *)till {
  self = [super init];
  _till = till;
  return self;
}
- (void)sellBuns:(int)number { [self.till take:number * 2]; }
@end
