@implementation Stall
- (instancetype)init {
  self = [super init];
  if (self) _till = [Till sharedTill];
  return self;
}
- (instancetype)initWithTill:(Till *)till {
  self = [super init];
  _till = till;
  return self;
}
- (void)sellBuns:(int)number { [self.till take:number * 2]; }
@end
