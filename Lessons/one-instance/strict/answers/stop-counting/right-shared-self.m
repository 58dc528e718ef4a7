@implementation Printer
- (id)retain
{
  // Nobody needs to be counted.
  return self;
}
- (oneway void)release
{
  return;
}
- (id)autorelease
{
  return self;
}
- (NSUInteger)retainCount
{
  return (NSUInteger)-1;
}
@end
