@implementation Printer
- (instancetype)retain { return self; }
- (oneway void)release { ; }
- (instancetype)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (void)dealloc { return; }
@end
