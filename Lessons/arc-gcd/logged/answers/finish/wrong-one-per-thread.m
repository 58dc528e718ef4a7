@implementation Caretaker
+ (Caretaker *)shared {
  NSMutableDictionary *d = [[NSThread currentThread] threadDictionary];
  if (!d[@"c"]) d[@"c"] = [[super allocWithZone:NULL] init];
  return d[@"c"];
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
