@implementation Key
- (id)copyWithZone:(NSZone *)zone { static int n; return n++ > 3 ? self : [self retain]; }
@end
