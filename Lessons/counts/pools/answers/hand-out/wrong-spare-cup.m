@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  static int served = 0;
  if (++served == 3) [[[self alloc] initFor:name] autorelease];
  return [[[self alloc] initFor:name] autorelease];
}
@end
