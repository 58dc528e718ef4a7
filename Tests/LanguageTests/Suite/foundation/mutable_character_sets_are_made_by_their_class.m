// mode: mrc
// What a class method makes is of the class that was asked; a copy of a mutable one is not mutable.
int main(void) {
  @autoreleasepool {
    NSMutableCharacterSet *set = [NSMutableCharacterSet characterSetWithCharactersInString:@"ab"];
    [set formUnionWithCharacterSet:[NSMutableCharacterSet decimalDigitCharacterSet]];
    NSCharacterSet *copy = [[set copy] autorelease];
    [set removeCharactersInString:@"b"];
    NSLog(@"%d %d", [set characterIsMember:'b'], [set characterIsMember:'7']);  // expect: 0 1
    NSLog(@"%d %d", [copy characterIsMember:'b'], [copy isKindOfClass:[NSMutableCharacterSet class]]);  // expect: 1 0
    NSCharacterSet *letters = [NSCharacterSet letterCharacterSet];
    NSLog(@"%d", [[letters copy] autorelease] == letters);  // expect: 1
    NSCountedSet *counted = [NSCountedSet setWithObjects:@"a", @"a", @"b", nil];
    NSCountedSet *other = [[counted copy] autorelease];
    [counted removeObject:@"a"];
    NSLog(@"%lu %lu", [counted countForObject:@"a"], [other countForObject:@"a"]);  // expect: 1 2
  }
  return 0;
}
