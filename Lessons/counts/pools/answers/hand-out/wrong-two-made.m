@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  Cup *first = [[[self alloc] initFor:name] autorelease];
  return [[[self alloc] initFor:[first guest]] autorelease];
}
@end
