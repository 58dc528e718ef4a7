@implementation Key
- (id)copyWithZone:(NSZone *)zone { return zone ? self : [self retain]; }
@end
