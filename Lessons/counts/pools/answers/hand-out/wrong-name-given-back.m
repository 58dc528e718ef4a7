// mistake=none
@implementation Cup
+ (Cup *)cupFor:(NSString *)name { Cup *c = [[[Cup alloc] initFor:name] autorelease]; [c->guest release]; return c; }
@end
