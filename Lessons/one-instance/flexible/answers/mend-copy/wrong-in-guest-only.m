@implementation GuestKey
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
