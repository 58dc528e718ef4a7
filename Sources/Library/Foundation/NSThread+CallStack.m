// The call stack of the running thread, as text.
//: part call stacks
//: names callStackSymbols callStackReturnAddresses
//: requires NSException
//: requires Threads

@interface NSThread (CallStack)
+ (NSArray *)callStackSymbols;
+ (NSArray *)callStackReturnAddresses;
@end
@implementation NSThread (CallStack)
+ (NSArray *)callStackSymbols {
  const char **names = __selfsame_callStack();
  NSArray *lines = __selfsame_stackSymbols(names);
  free(names);
  return lines;
}
+ (NSArray *)callStackReturnAddresses {
  NSMutableArray *addresses = [NSMutableArray array];
  const char **names = __selfsame_callStack();
  for (long i = 0; names[i]; i++) {
    [addresses addObject:[NSNumber numberWithUnsignedLong:(unsigned long)names[i]]];
  }
  free(names);
  return addresses;
}
@end
