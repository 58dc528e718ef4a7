@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [[super allocWithZone:NULL] init]; });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return zone ? [super allocWithZone:zone] : [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
