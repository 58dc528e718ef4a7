@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *c = [[Cup allocWithZone:nil] initFor:name];
  @try { return c; } @finally { [c autorelease]; }
}
@end
