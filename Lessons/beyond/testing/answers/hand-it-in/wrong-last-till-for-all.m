static Till *current;
@implementation Stall
- (instancetype)init { return [self initWithTill:[Till sharedTill]]; }
- (instancetype)initWithTill:(Till *)till { self = [super init]; current = till; _till = till; return self; }
- (void)sellBuns:(int)number { [current take:number * 2]; }
@end
