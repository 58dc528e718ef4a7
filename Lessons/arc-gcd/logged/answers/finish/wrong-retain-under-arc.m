// compiles=no
@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [[super allocWithZone:NULL] init]; });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self shared] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
