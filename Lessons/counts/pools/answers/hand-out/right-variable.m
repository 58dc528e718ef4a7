@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *cup = [[Cup alloc] initFor:name];
  [cup autorelease];
  return cup;
}
@end
