@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[[self alloc] initFor:name] retain] autorelease];
}
@end
