@implementation Printer
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (void)dealloc { }
@end
