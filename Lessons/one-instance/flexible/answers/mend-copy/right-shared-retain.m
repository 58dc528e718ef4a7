@implementation Key
- (instancetype)copyWithZone:(NSZone *)zone { id ключ = [self retain]; return ключ; }
@end
