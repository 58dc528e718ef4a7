//> mrc
@implementation Cup
+ (Cup *)cupFor:(NSString *)name {
  return [[[self alloc] initFor:name] autorelease];
}
@end
//> mrc
Cup *mine = [[Cup cupFor:@"me"] retain];
//> mrc
[mine guest]
