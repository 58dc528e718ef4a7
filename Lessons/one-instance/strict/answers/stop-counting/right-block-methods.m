@implementation Printer
- (id)retain { id я = self; return я; }
- (oneway void)release { return; }
- (id)autorelease { return [self retain]; }
- (NSUInteger)retainCount { return ~(NSUInteger)0; }
@end
