@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  static Cup *cup = nil;
  if (cup == nil) cup = [[self alloc] initFor:name];
  return cup;
}
@end
