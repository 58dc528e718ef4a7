static Cup *last = nil;
@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  last = [[Cup alloc] initFor:name];
  return last;
}
- (NSUInteger)retainCount { return 1; }
@end
