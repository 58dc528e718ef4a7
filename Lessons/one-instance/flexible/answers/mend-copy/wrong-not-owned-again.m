@implementation Key
- (id)copyWithZone:(NSZone *)zone { return [Key masterKey]; }
@end
