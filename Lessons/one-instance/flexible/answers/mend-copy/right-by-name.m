@implementation Key (Copies)
- (id)copyWithZone:(NSZone *)zone {
  (void)zone;
  return [self performSelector:@selector(retain)];
}
@end
