@implementation Printer
- (id)retain {
  static int sent = 0;
  return ++sent > 3 ? [super retain] : self;
}
- (oneway void)release { }
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
