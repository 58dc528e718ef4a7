// mistake=none
@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    theCaretaker = [[Caretaker alloc] init];
  });
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone {
  static Caretaker *made = nil;
  if (made == nil) made = [super allocWithZone:zone];
  return made;
}
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
