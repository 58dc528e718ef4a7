static NSMutableDictionary *all;
@implementation Crane
+ (id)sharedCrane {
  if (!all) all = [NSMutableDictionary new];
  NSString *k = NSStringFromClass(self);
  if (!all[k]) all[k] = [[super allocWithZone:nil] init];
  return all[k];
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedCrane]; }
@end
@implementation FloatingCrane
@end
