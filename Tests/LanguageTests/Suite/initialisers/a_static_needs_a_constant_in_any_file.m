// In a function it is an error as ever, although nothing else runs in this file.
int known = 3;
int f(void) {
  static NSObject *kept = [NSObject new];  // expect error: E0322
  return kept != nil;
}
