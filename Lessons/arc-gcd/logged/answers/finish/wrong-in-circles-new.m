@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [self new]; });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
