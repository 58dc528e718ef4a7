// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSString *text = @"a\r\nb\rc\n\nd\n";
  [text enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) { printf("<%s>", line.UTF8String); }];
  printf("\n");
  // expect: <a><b><c><><d>
  [text enumerateSubstringsInRange:NSMakeRange(1, 8)
                           options:NSStringEnumerationByLines
                        usingBlock:^(NSString *part, NSRange range, NSRange enclosing, BOOL *stop) {
    printf("<%s %lu %lu>", part.UTF8String, range.length, enclosing.length);
  }];
  printf("\n");
  // expect: < 0 2><b 1 2><c 1 2>< 0 1><d 1 1>
  NSRange line = [text lineRangeForRange:NSMakeRange(0, 3)];
  printf("%lu %lu\n", line.location, line.length);  // expect: 0 3
  line = [text lineRangeForRange:NSMakeRange(4, 2)];
  printf("%lu %lu\n", line.location, line.length);  // expect: 3 4
  return 0;
}
