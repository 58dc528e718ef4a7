@implementation Museum
- (int)admit { int n = 0; WITH_KEY(gate, visitors = visitors + 1; n = visitors; if (n > 3) n = 3; ) return n; }
@end
