@implementation Key
- (id)copyWithZone:(NSZone *)zone { return [theKey retain]; }
@end
