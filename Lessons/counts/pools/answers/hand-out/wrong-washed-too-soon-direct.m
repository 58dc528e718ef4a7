@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *cup = [[[self alloc] initFor:name] autorelease];
  [cup release];
  return cup;
}
@end
