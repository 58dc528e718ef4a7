@implementation GuestKey
- (void)dealloc { static int n; if (theKey == self && n++ == 0) theKey = nil; [super dealloc]; }
@end
