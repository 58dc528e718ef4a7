@implementation GuestKey
- (void)dealloc { theKey = 0; [super dealloc]; }
@end
