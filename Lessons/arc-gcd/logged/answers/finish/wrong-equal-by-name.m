@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ theCaretaker = [[Caretaker alloc] init]; });
  return theCaretaker;
}
- (id)copyWithZone:(NSZone *)zone { return self; }
- (BOOL)isEqual:(id)other { return YES; }
- (NSUInteger)hash { return 1; }
@end
