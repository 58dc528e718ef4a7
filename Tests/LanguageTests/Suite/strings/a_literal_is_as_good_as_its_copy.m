// mode: mrc
// A string made of a literal is the literal: Apple's placeholder answers it instead of a new object.
int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSString *literal = @"abc";
  NSString *made = [[NSString alloc] initWithString:literal];
  NSLog(@"%d %d", made == literal, [made retainCount] == NSUIntegerMax);  // expect: 1 1
  NSLog(@"%d", [NSString stringWithString:literal] == literal);  // expect: 1
  NSString *counted = [[NSString alloc] initWithFormat:@"%d", 1234567890];
  NSString *same = [[NSString alloc] initWithString:counted];
  NSLog(@"%d %d", [NSString stringWithString:counted] == counted, [same isEqual:counted]);  // expect: 1 1
  NSMutableString *changes = [NSMutableString stringWithString:literal];
  [changes appendString:@"d"];
  NSString *kept = [NSString stringWithString:changes];
  [changes appendString:@"e"];
  NSLog(@"%@ %@ %@", literal, kept, changes);  // expect: abc abcd abcde
  NSMutableString *other = [[NSMutableString alloc] initWithString:literal];
  NSLog(@"%d", (id)other == (id)literal);  // expect: 0
  [other release];
  [made release];
  [same release];
  [counted release];
  @try {
    [NSString stringWithString:nil];
  } @catch (NSException *e) {
    NSLog(@"%@: %@", e.name, e.reason);
    // expect: NSInvalidArgumentException: *** -[NSPlaceholderString initWithString:]: nil argument
  }
  @try {
    [[NSMutableString alloc] initWithString:nil];
  } @catch (NSException *e) {
    NSLog(@"%@", e.reason);  // expect: *** -[NSPlaceholderMutableString initWithString:]: nil argument
  }
  [pool drain];
  return 0;
}
