@implementation Caretaker
+ (Caretaker *)shared {
  Caretaker *r;
  @synchronized([Caretaker class]) { r = theCaretaker; }
  if (!r) {
    r = [[super allocWithZone:NULL] init];
    @synchronized([Caretaker class]) { theCaretaker = r; }
  }
  return r;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
