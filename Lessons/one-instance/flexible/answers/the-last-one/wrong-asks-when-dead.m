// mistake=none
@implementation GuestKey
- (void)dealloc { [super dealloc]; if ([self isEqual:theKey]) theKey = nil; }
@end
