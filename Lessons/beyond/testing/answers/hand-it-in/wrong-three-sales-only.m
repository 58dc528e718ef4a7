@implementation Stall
- (instancetype)init { return [self initWithTill:[Till sharedTill]]; }
- (instancetype)initWithTill:(Till *)till { self = [super init]; _till = till; return self; }
- (void)sellBuns:(int)number { static int n; if (n++ < 3) [self.till take:number * 2]; }
@end
