// mistake=none
@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theCaretaker = [[super allocWithZone:NULL] init];
  });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone {
  return theCaretaker ? theCaretaker : [self shared];
}
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
