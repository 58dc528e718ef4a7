@implementation Compass
- (instancetype)retain { return theCompass ?: self; }
- (void)release { /* 永远不释放 */ }
- (instancetype)autorelease { return self; }
- (NSUInteger)retainCount { return UINT_MAX; }
@end
