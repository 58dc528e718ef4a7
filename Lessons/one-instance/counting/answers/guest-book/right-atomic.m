@implementation Lighthouse
- (id)retain { __sync_fetch_and_add(&guests, 1); return self; }
- (oneway void)release { if (guests != 0) __sync_fetch_and_sub(&guests, 1); }
- (NSUInteger)retainCount { return self->guests; }
@end
