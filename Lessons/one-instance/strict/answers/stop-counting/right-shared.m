@implementation Printer
- (id)retain { return thePrinter; }
- (oneway void)release { /* never */ }
- (id)autorelease { return thePrinter; }
- (NSUInteger)retainCount { return UINT_MAX == NSUIntegerMax ? UINT_MAX : NSUIntegerMax; }
@end
