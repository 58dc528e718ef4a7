@implementation Stall { Till *mine; }
- (instancetype)init { return [self initWithTill:[Till sharedTill]]; }
- (instancetype)initWithTill:(Till *)till { self = [super init]; _till = till; mine = till; return self; }
- (void)sellBuns:(int)number { [mine take:number * 2]; }
@end
