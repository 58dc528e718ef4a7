static Cup *servedCup(NSString *guest) {
  return [[[Cup alloc] initFor:guest] autorelease];
}
@implementation Cup
+ (Cup *)cupFor:(NSString *)name { return servedCup(name); }
@end
