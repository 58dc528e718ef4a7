@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *cup = [[self alloc] autorelease];
  return [cup initFor:name]; // waits from the beginning
}
@end
