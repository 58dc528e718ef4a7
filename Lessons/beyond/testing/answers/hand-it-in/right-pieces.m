//> arc
@implementation Stall
- (instancetype)init {
  return [self initWithTill:Till.sharedTill];
}
- (instancetype)initWithTill:(Till *)till {
  self = [super init];
  _till = till;
  return self;
}
@end
//> arc
@implementation Stall
- (void)sellBuns:(int)number { [self.till take:number * 2]; }
@end
//> arc
Stall *s = [[Stall alloc] init];
//> arc
[s sellBuns:1];
