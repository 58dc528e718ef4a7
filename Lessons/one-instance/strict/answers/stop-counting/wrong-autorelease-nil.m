@implementation Printer
- (id)retain { return self; }
- (oneway void)release { }
- (id)autorelease { return nil; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
