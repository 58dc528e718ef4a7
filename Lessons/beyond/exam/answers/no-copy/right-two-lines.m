@implementation Logbook
- (id)copyWithZone:(NSZone *)zone {
  [self retain];
  return self;
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  [self retain];
  return self;
}
@end
