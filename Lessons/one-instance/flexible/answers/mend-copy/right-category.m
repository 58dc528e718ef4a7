@implementation Key (Mended)
- (instancetype)copyWithZone:(NSZone *)z { return [self retain]; }
@end
