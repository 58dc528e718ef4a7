@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theCaretaker = [[super allocWithZone:NULL] init];
  });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone {
  return zone ? [[[Caretaker superclass] allocWithZone:zone] init] : self;
}
@end
