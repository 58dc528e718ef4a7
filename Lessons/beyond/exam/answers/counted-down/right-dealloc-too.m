@implementation Compass
- (id)retain { return self; }
- (oneway void)release { }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return 1; }
- (void)dealloc { return; }
@end
