@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release {
  static int out = 0;
  if (guests > 0) guests--;
  if (++out > 20) [super retain];
}
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
