@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *cup = [[self alloc] initFor:name];
  [cup retain];
  [cup release];
  return [cup autorelease];
}
@end
