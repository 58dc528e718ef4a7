@implementation Compass (Eternal)
- (instancetype)autorelease { return self; } // no pool
- (instancetype)retain { return self; }
- (oneway void)release { }
@end
