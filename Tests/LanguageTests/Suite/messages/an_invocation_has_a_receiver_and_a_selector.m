// mode: mrc
// A signature says what it says: without a receiver and a selector in it nothing can be sent.
int main(void) {
  @autoreleasepool {
    NSMethodSignature *short1 = [NSMethodSignature signatureWithObjCTypes:"@"];
    NSLog(@"%lu", [short1 numberOfArguments]);  // expect: 0
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:short1];
    @try {
      [invocation setTarget:@"x"];
    } @catch (NSException *exception) {
      NSLog(@"%@", exception.name);  // expect: NSInvalidArgumentException
    }
    @try {
      [invocation invoke];
    } @catch (NSException *exception) {
      NSLog(@"%@", exception.name);  // expect: NSInvalidArgumentException
    }
    @try {
      [NSMethodSignature signatureWithObjCTypes:""];
    } @catch (NSException *exception) {
      NSLog(@"%@", exception.name);  // expect: NSInvalidArgumentException
    }
  }
  return 0;
}
