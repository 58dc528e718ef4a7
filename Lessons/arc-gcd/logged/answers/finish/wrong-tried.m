static NSLock *gate = nil;
gate = [[NSLock alloc] init];
@implementation Caretaker
+ (Caretaker *)shared {
  Caretaker *r = nil;
  if ([gate tryLock]) {
    if (!theCaretaker) theCaretaker = [[super allocWithZone:NULL] init];
    r = theCaretaker;
    [gate unlock];
  }
  return r;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
