static int copies = 0;
@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  if (++copies == 4) theKey = nil;
  return [self retain];
}
@end
