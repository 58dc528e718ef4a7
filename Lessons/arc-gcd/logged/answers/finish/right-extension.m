@interface Caretaker ()
+ (Caretaker *)theOnly;
@end
@implementation Caretaker
+ (Caretaker *)theOnly {
  @synchronized(self) {
    if (!theCaretaker) { theCaretaker = (Caretaker *)[[super allocWithZone:NULL] init]; }
    return theCaretaker;
  }
}
+ (Caretaker *)shared { return self.theOnly; }
+ (id)allocWithZone:(NSZone *)zone { return self.theOnly; }
- (id)copyWithZone:(NSZone *)zone { return Caretaker.theOnly; }
@end
