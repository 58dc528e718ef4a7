@implementation Compass
+ (void)load { for (int i = 0; i < 100; i++) [[self sharedCompass] retain]; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
