@implementation Cup
+ (Cup *)cupFor:(NSString *)name { return [[[self alloc] initFor:@"Ann"] autorelease]; }
@end
