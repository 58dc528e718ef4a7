@implementation Printer
- (id)retain { return self; }
- (void)dealloc { }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
