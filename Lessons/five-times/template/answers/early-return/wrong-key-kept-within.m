@implementation Museum
- (int)admit { int n = 0; WITH_KEY(gate, n = [self count]) return n; }
- (int)count { WITH_KEY(gate, visitors++) return visitors; }
@end
