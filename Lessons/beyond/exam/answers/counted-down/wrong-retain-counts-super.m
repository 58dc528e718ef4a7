@implementation Compass
- (id)retain { return [super retain]; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
