@implementation Printer
- (id)retain { return self; }
- (oneway void)release {
  static int sent = 0;
  if (++sent > 30) [super release];
}
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
