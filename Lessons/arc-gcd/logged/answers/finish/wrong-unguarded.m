@implementation Caretaker
+ (Caretaker *)shared {
  if (theCaretaker == nil) theCaretaker = [[super allocWithZone:NULL] init];
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
