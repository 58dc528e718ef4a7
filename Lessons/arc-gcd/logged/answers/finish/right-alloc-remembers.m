@implementation Caretaker
+ (Caretaker *)shared {
  static dispatch_once_t t;
  static id made;
  dispatch_once(&t, ^{ made = [[super allocWithZone:nil] init]; theCaretaker = made; });
  return made;
}
+ (id)allocWithZone:(NSZone *)z { return [self shared]; }
- (id)copyWithZone:(NSZone *)z { return theCaretaker; }
@end
