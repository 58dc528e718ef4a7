//> arc
@implementation Dispenser
+ (id)allocWithZone:(NSZone *)zone {
  return [self shared];
}
@end
//> arc
Dispenser *a = [[Dispenser alloc] init];
//> arc
[a next]
//> arc
a == [Dispenser shared]
