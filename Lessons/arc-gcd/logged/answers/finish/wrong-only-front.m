@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [[super allocWithZone:NULL] init]; });
  return theCaretaker;
}
- (id)copyWithZone:(NSZone *)zone { return theCaretaker; }
+ (id)new { return [self shared]; }
@end
