@implementation Compass
- (id)retain { return theCompass; }
- (oneway void)release { return; }
- (id)autorelease { return theCompass; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
