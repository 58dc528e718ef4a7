// NSRegularExpression: ranges of a match and of its groups, in a range, case, anchors, templates, errors. The
// output is that of the real one (ICU) where it could be asked.
// mode: arc
#import <Foundation/Foundation.h>
static void show(NSString *pattern, NSString *text, NSRegularExpressionOptions options) {
  NSRegularExpression *r = [NSRegularExpression regularExpressionWithPattern:pattern options:options error:nil];
  NSMutableArray *found = [NSMutableArray array];
  for (NSTextCheckingResult *m in [r matchesInString:text options:0 range:NSMakeRange(0, text.length)]) {
    NSMutableArray *groups = [NSMutableArray array];
    for (NSUInteger i = 0; i < m.numberOfRanges; i++) {
      NSRange range = [m rangeAtIndex:i];
      [groups addObject:range.location == NSNotFound ? @"-" : [text substringWithRange:range]];
    }
    [found addObject:[groups componentsJoinedByString:@"/"]];
  }
  printf("%s: %s\n", pattern.UTF8String, [found componentsJoinedByString:@" "].UTF8String);
}
int main() {
  @autoreleasepool {
    NSError *error = nil;
    NSRegularExpression *r = [NSRegularExpression
        regularExpressionWithPattern:@"([a-z]+)@([a-z]+)\\.com"
                             options:NSRegularExpressionCaseInsensitive
                               error:&error];
    NSString *s = @"bob@site.com, Ann@corp.com";
    NSRange all = NSMakeRange(0, s.length);
    NSTextCheckingResult *first = [r firstMatchInString:s options:0 range:all];
    // expect: 0 12 3 2 1
    printf("%lu %lu %lu %lu %d\n", first.range.location, first.range.length, first.numberOfRanges,
           r.numberOfCaptureGroups, error == nil);
    // expect: site:bob, corp:Ann
    printf("%s\n", [r stringByReplacingMatchesInString:s options:0 range:all withTemplate:@"$2:$1"].UTF8String);
    // expect: 2 1
    printf("%lu %lu\n", [r numberOfMatchesInString:s options:0 range:all],
           [r numberOfMatchesInString:s options:0 range:NSMakeRange(5, s.length - 5)]);
    // expect: {14, 12} 1
    printf("%s %d\n", NSStringFromRange([r rangeOfFirstMatchInString:s options:0 range:NSMakeRange(9, 17)]).UTF8String,
           [r rangeOfFirstMatchInString:@"nobody" options:0 range:NSMakeRange(0, 6)].location == NSNotFound);
    // expect: a*:  aa  
    show(@"a*", @"baac", 0);
    // expect: (a)|(b): b/-/b a/a/-
    show(@"(a)|(b)", @"ba", 0);
    // expect: ^\w+: one two
    show(@"^\\w+", @"one\ntwo", NSRegularExpressionAnchorsMatchLines);
    // expect: ^\w+: one
    show(@"^\\w+", @"one\ntwo", 0);
    // expect: 1+1: 1+1
    show(@"1+1", @"11 1+1", NSRegularExpressionIgnoreMetacharacters);
    NSMutableString *m = [@"a1b22" mutableCopy];
    NSRegularExpression *digits = [NSRegularExpression regularExpressionWithPattern:@"\\d+" options:0 error:nil];
    NSUInteger count = [digits replaceMatchesInString:m options:0 range:NSMakeRange(0, m.length) withTemplate:@"<\\$$0>"];
    // expect: 2 a<$1>b<$22>
    printf("%lu %s\n", count, m.UTF8String);
    __block int seen = 0;
    [digits enumerateMatchesInString:@"1 2 3 4" options:0 range:NSMakeRange(0, 7)
                          usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                            if (++seen == 2) *stop = YES;
                          }];
    // expect: 2 a\.b\(c\)
    printf("%d %s\n", seen, [NSRegularExpression escapedPatternForString:@"a.b(c)"].UTF8String);
    // expect: 1 2048
    NSRegularExpression *bad = [NSRegularExpression regularExpressionWithPattern:@"(a" options:0 error:&error];
    printf("%d %ld\n", bad == nil, (long)error.code);
    // expect: 1 1
    printf("%d %d\n", [r isEqual:[r copy]], [digits matchesInString:@"x7" options:NSMatchingAnchored range:NSMakeRange(0, 2)].count == 0);
  }
}
