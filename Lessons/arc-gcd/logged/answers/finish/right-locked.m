@implementation Caretaker
+ (Caretaker *)shared {
  @synchronized(self) {
    if (theCaretaker == nil) theCaretaker = [[super allocWithZone:NULL] init];
  }
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [Caretaker shared]; }
- (id)copyWithZone:(NSZone *)zone { return [Caretaker shared]; }
@end
