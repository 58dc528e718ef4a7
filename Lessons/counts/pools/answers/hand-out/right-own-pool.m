@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *cup;
  @autoreleasepool { cup = [[self alloc] initFor:name]; }
  return [cup autorelease];
}
@end
