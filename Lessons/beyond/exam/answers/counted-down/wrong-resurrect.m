@implementation Compass
- (oneway void)release { if ([super retainCount] > 1) [super release]; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
