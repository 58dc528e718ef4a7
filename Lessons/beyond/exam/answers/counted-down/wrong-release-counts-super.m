@implementation Compass
- (id)retain { return self; }
- (oneway void)release { [super release]; }
- (id)autorelease { return self; }
@end
