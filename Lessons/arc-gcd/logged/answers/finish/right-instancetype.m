@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [[super allocWithZone:NULL] init]; });
  return theCaretaker;
}
+ (instancetype)allocWithZone:(struct _NSZone *)zone { return [self shared]; }
- (instancetype)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone { return self; }
@end
