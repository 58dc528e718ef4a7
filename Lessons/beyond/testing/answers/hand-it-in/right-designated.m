@interface Stall ()
- (int)priceOf:(int)number;
@end
@implementation Stall
- (instancetype)initWithTill:(Till *)till {
  self = [super init];
  if (self) { _till = till; }
  return self;
}
- (instancetype)init { self = [self initWithTill:[Till sharedTill]]; return self; }
- (int)priceOf:(int)number { return number * 2; }
- (void)sellBuns:(int)number { [_till take:[self priceOf:number]]; }
@end
