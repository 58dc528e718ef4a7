@implementation Printer (Copying)
- (id)copyWithZone:(NSZone *)zone {
  [self retain];
  return self;
}
@end
