static BOOL waits = NO;
@implementation Lighthouse
- (id)retain { guests++; return self; }
- (oneway void)release {
  if (guests > 0) guests--;
  if (waits) { waits = NO; [super retain]; }
}
- (id)autorelease { waits = YES; return [super autorelease]; }
- (NSUInteger)retainCount { return guests; }
@end
