//> mrc
@implementation Printer
- (id)retain { return self; }
@end
//> mrc
@implementation Printer
- (oneway void)release { }
- (id)autorelease { return [self retain]; }
@end
//> mrc
@implementation Printer
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
//> mrc
[[Printer sharedPrinter] retainCount]
