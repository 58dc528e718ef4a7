//> arc
@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [[super allocWithZone:NULL] init]; });
  return theCaretaker;
}
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
//> arc
@implementation Caretaker
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
@end
//> arc
[[Caretaker alloc] init]
//> arc
[Caretaker new]
