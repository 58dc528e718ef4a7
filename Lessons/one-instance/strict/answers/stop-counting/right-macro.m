#define SAME { return self; }
@implementation Printer
- (id)retain SAME
- (id)autorelease SAME
- (oneway void)release { }
- (NSUInteger)retainCount { return ~(NSUInteger)0; }
@end
