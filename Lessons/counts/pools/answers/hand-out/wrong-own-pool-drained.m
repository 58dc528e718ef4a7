@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  @autoreleasepool { return [[[self alloc] initFor:name] autorelease]; }
}
@end
