@implementation Printer (Claims)
- (id)retain { return self; }
- (id)autorelease { return self; }
@end
@implementation Printer (Number)
- (oneway void)release { (void)0; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
