@implementation Compass
- (id)retain { return self; }
- (id)autorelease { return self; }
- (void)dealloc { }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
