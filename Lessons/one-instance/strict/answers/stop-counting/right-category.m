@implementation Printer (Eternal)
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (id)autorelease { return self; }
- (id)retain { return self; }
- (oneway void)release { }
@end
