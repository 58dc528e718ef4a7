@implementation Compass
- (NSUInteger)retainCount { return UINT_MAX; }
@end
