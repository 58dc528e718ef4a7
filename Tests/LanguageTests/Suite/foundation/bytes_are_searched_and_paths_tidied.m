// mode: mrc
int main(void) {
  @autoreleasepool {
    NSData *data = [@"one two one" dataUsingEncoding:NSUTF8StringEncoding];
    NSData *one = [@"one" dataUsingEncoding:NSUTF8StringEncoding];
    NSRange all = NSMakeRange(0, [data length]);
    NSLog(@"%@", NSStringFromRange([data rangeOfData:one options:0 range:all]));  // expect: {0, 3}
    NSLog(@"%@", NSStringFromRange([data rangeOfData:one options:NSDataSearchBackwards range:all]));  // expect: {8, 3}
    NSLog(@"%d", [data rangeOfData:one options:NSDataSearchAnchored range:NSMakeRange(1, 8)].location == NSNotFound);  // expect: 1
    [data enumerateByteRangesUsingBlock:^(const void *bytes, NSRange range, BOOL *stop) {
      NSLog(@"%.*s", (int)range.length, (const char *)bytes);  // expect: one two one
    }];
    NSLog(@"%@ %@", [@"/a/b/../c/./d//" stringByStandardizingPath], [@"a//b/../c" stringByStandardizingPath]);  // expect: /a/c/d a/b/../c
    NSLog(@"%@", [@"/private/tmp/x" stringByStandardizingPath]);  // expect: /tmp/x
    NSLog(@"%@", [[NSHomeDirectory() stringByAppendingPathComponent:@"x"] stringByAbbreviatingWithTildeInPath]);  // expect: ~/x
    NSLog(@"%@", [[@"/a" stringsByAppendingPaths:@[@"b", @"c"]] componentsJoinedByString:@" "]);  // expect: /a/b /a/c
  }
  return 0;
}
