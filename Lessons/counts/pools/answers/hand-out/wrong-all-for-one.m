// mistake=none
@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[Cup alloc] initFor:@"Cleo"] autorelease];
}
@end
