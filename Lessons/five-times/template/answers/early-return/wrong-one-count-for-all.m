@implementation Museum
- (int)admit { static int number = 0; WITH_KEY(gate, number = number + 1; visitors = number; ) return number; }
@end
