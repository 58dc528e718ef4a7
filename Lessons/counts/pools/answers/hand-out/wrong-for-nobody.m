@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[self alloc] initFor:nil] autorelease];
}
@end
