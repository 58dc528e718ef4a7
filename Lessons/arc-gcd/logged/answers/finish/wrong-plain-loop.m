@implementation Caretaker
+ (Caretaker *)shared {
  while (theCaretaker == nil) { }
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
