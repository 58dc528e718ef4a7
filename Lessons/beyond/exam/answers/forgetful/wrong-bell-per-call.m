@implementation FogBell
+ (FogBell *)sharedBell {
  static NSMutableArray *bells = nil;
  if (bells == nil) bells = [NSMutableArray array];
  [bells addObject:[[FogBell alloc] init]];
  return [bells lastObject];
}
@end
