@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[Cup allocWithZone:NULL] initFor:name] autorelease];
}
@end
