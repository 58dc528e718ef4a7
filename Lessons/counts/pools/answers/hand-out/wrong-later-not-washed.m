@implementation Cup
+ (Cup *)cupFor:(NSString *)name { static int n; return n++ > 3 ? [[self alloc] initFor:name] : [[[self alloc] initFor:name] autorelease]; }
@end
