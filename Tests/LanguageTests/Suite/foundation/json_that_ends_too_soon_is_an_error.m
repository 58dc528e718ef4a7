// A text that ends behind a backslash was read beyond its end; numbers that are none were taken.
// mode: mrc
#import <Foundation/Foundation.h>
static void take(NSString *text) {
  NSError *error = nil;
  id got = [NSJSONSerialization JSONObjectWithData:[text dataUsingEncoding:NSUTF8StringEncoding]
                                           options:NSJSONReadingAllowFragments error:&error];
  printf("%s -> %s %ld\n", [text UTF8String], [[got description] UTF8String] ?: "nil", (long)error.code);
}
int main(void) {
  @autoreleasepool {
    take(@"\"\\");  // expect: "\ -> nil 3840
    take(@"\"ab\\");  // expect: "ab\ -> nil 3840
    take(@"[\"\\");  // expect: ["\ -> nil 3840
    take(@"{\"a\\");  // expect: {"a\ -> nil 3840
    take(@"\"\\u00");  // expect: "\u00 -> nil 3840
    take(@"\"\\q\"");  // expect: "\q" -> nil 3840
    take(@"01");  // expect: 01 -> nil 3840
    take(@"-01");  // expect: -01 -> nil 3840
    take(@"1.");  // expect: 1. -> nil 3840
    take(@"1e");  // expect: 1e -> nil 3840
    take(@"1e+");  // expect: 1e+ -> nil 3840
    take(@"-");  // expect: - -> nil 3840
    take(@"1.5.5");  // expect: 1.5.5 -> nil 3840
    take(@"1e400");  // expect: 1e400 -> nil 3840
    take(@"0");  // expect: 0 -> 0 0
    take(@"-7");  // expect: -7 -> -7 0
    take(@"0.5");  // expect: 0.5 -> 0.5 0
    take(@"25e-1");  // expect: 25e-1 -> 2.5 0
    take(@"9223372036854775807");  // expect: 9223372036854775807 -> 9223372036854775807 0
    take(@"-9223372036854775808");  // expect: -9223372036854775808 -> -9223372036854775808 0
    take(@"9223372036854775808");  // expect: 9223372036854775808 -> 9223372036854775808 0
    take(@"18446744073709551615");  // expect: 18446744073709551615 -> 18446744073709551615 0
    id huge = [NSJSONSerialization JSONObjectWithData:[@"[1180591620717411303424]" dataUsingEncoding:4] options:0 error:NULL];
    printf("%g\n", [huge[0] doubleValue]);  // expect: 1.18059e+21
  }
  return 0;
}
