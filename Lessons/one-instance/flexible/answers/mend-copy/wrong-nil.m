@implementation Key
- (id)copyWithZone:(NSZone *)zone { return nil; }
@end
