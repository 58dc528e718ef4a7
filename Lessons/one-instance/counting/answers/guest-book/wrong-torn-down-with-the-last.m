@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release {
  if (guests > 0) guests--;
  if (guests == 0) [super release];
}
- (id)autorelease { return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
