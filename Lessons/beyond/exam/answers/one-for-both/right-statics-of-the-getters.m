@implementation Crane
+ (id)sharedCrane {
  static id mine; static dispatch_once_t t;
  dispatch_once(&t, ^{ mine = [[super allocWithZone:nil] init]; });
  return mine;
}
+ (id)allocWithZone:(NSZone *)zone { return [self sharedCrane]; }
+ (id)raw { return [super allocWithZone:NULL]; }
@end
@implementation FloatingCrane
+ (id)sharedCrane {
  static id mine; static dispatch_once_t t;
  dispatch_once(&t, ^{ mine = [[self raw] init]; });
  return mine;
}
@end
