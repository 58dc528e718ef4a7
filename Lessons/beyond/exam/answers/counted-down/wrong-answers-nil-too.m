@implementation Compass
- (id)retain { return nil; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
