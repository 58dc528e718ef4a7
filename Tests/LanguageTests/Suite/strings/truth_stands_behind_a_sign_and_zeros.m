// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  for (NSString *s in @[ @"-7", @"+9", @"  12", @" \t-001", @"0", @"-0", @"", @"  ", @"no", @" yes", @"+T", @"x1" ])
    printf("%d ", s.boolValue);
  printf("\n");
  // expect: 1 1 1 1 0 0 0 0 0 1 1 0 
  printf("%s\n", [[@"/usr/" pathComponents] componentsJoinedByString:@"|"].UTF8String);  // expect: /|usr|/
  printf("%lu %lu\n", @"/".pathComponents.count, @"usr/".pathComponents.count);  // expect: 1 2
  printf("%s %s %s %s\n", [@"/usr/" stringByAppendingPathComponent:@"/bin/"].UTF8String,
         [@"" stringByAppendingPathComponent:@"usr/"].UTF8String, [@"usr" stringByAppendingPathComponent:@""].UTF8String,
         [@"/" stringByAppendingPathComponent:@"a"].UTF8String);  // expect: /usr/bin usr usr /a
  printf("%s\n", @[ @"a\r\n\tb\v" ].description.UTF8String);
  // expect: (
  // expect:     "a\r\n\tb\v"
  // expect: )
  printf("%ld %ld\n", (long)[@"a" localizedStandardCompare:@"A"], (long)[@"a1" localizedStandardCompare:@"a01"]);  // expect: -1 -1
  return 0;
}
