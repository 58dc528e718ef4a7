@implementation Lighthouse
- (id)retain { guests += 1; return self; }
- (oneway void)release { if (guests != 0) --guests; }
- (NSUInteger)retainCount { return guests; }
@end
