// mistake=none
@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[self alloc] initFor:[name copy]] autorelease];
}
@end
