static int empty = 0;
@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release {
  if (guests > 0) guests--;
  else if (++empty == 2) [super release];
}
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
