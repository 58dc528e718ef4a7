static NSRecursiveLock *gate = nil;
gate = [[NSRecursiveLock alloc] init];
@implementation Caretaker
+ (Caretaker *)shared {
  [gate lock];
  if (!theCaretaker) { theCaretaker = [[super allocWithZone:NULL] init]; [gate unlock]; return theCaretaker; }
  return theCaretaker;
}
+ (id)allocWithZone:(NSZone *)zone { return [self shared]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end
