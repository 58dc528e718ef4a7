// mode: arc
#import <Foundation/Foundation.h>

static void parts(NSString *text, NSRange range, NSStringEnumerationOptions options) {
  NSMutableArray *all = [NSMutableArray array];
  [text enumerateSubstringsInRange:range options:options
                        usingBlock:^(NSString *part, NSRange r, NSRange e, BOOL *stop) {
    [all addObject:[NSString stringWithFormat:@"%@@%lu", part, (unsigned long)r.location]];
    if ([part isEqualToString:@"end"]) *stop = YES;
  }];
  printf("%s\n", [[all componentsJoinedByString:@"|"] UTF8String]);
}

int main(void) {
  NSString *word = @"abc", *line = @"I don't owe 3.5 or 1,000, e.g. here.", *lines = @"one\nend\nthree\n";
  parts(word, NSMakeRange(0, 3), NSStringEnumerationByComposedCharacterSequences | NSStringEnumerationReverse);
  // expect: c@2|b@1|a@0
  parts(line, NSMakeRange(0, line.length), NSStringEnumerationByWords);
  // expect: I@0|don't@2|owe@8|3.5@12|or@16|1,000@19|e.g@26|here@31
  parts(line, NSMakeRange(2, 9), NSStringEnumerationByWords | NSStringEnumerationReverse);
  // expect: owe@8|don't@2
  parts(lines, NSMakeRange(0, lines.length), NSStringEnumerationByLines | NSStringEnumerationReverse);
  // expect: three@8|end@4
  parts(@"", NSMakeRange(0, 0), NSStringEnumerationByWords | NSStringEnumerationReverse);
  // expect:
  return 0;
}
