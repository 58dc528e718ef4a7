@implementation GuestKey (Copy)
- (id)copyWithZone:(NSZone *)zone { [self retain]; return [self retain]; }
@end
