@implementation Stall
- (instancetype)init { return [self initWithTill:[Till sharedTill]]; }
- (instancetype)initWithTill:(Till *)till { self = [super init]; _till = till; return self; }
- (void)sellBuns:(int)number { self.till.coins = number * 2; }
@end
