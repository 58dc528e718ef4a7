@implementation Lighthouse
- (instancetype)retain
{
    guests = guests + 1;
    return self;
}
- (oneway void)release
{
    if (guests == 0) { return; }
    guests = guests - 1;
}
- (NSUInteger)retainCount
{
    return self->guests;
}
@end
