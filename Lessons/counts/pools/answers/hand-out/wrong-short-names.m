// mistake=none
@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[Cup alloc] initFor:[name length] == 3 ? @"Bob" : name] autorelease];
}
@end
