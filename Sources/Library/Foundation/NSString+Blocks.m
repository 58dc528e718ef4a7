// NSString and blocks: lines, words and characters, one call each.
//: part strings with blocks
//: names enumerateLinesUsingBlock enumerateSubstringsInRange

typedef NSUInteger NSStringEnumerationOptions;
enum {
  NSStringEnumerationByLines = 0,
  NSStringEnumerationByComposedCharacterSequences = 2,
  NSStringEnumerationByWords = 3,
  NSStringEnumerationReverse = 256
};
@interface NSString (Blocks)
- (void)enumerateLinesUsingBlock:(void (^)(NSString *line, BOOL *stop))block;
- (void)enumerateSubstringsInRange:(NSRange)range
                           options:(NSStringEnumerationOptions)options
                        usingBlock:(void (^)(NSString *part, NSRange range, NSRange enclosing,
                                             BOOL *stop))block;
@end
@implementation NSString (Blocks)
- (void)enumerateLinesUsingBlock:(void (^)(NSString *line, BOOL *stop))block {
  NSUInteger at = 0, next, length = [self length];
  BOOL stop = NO;
  for (; at < length && !stop; at = next) {
    NSUInteger end = __selfsame_lineEnd(self, at, &next);
    block([self substringWithRange:NSMakeRange(at, end - at)], &stop);
  }
}
// Whether a mark between two characters belongs to the word around it: don't, 3.5, e.g (Unicode's annex 29, WB6 to WB12).
static BOOL __selfsame_joins(unichar before, unichar mark, unichar after) {
  NSCharacterSet *letters = [NSCharacterSet letterCharacterSet];
  NSCharacterSet *digits = [NSCharacterSet decimalDigitCharacterSet];
  BOOL isPoint = mark == '.' || mark == '\'' || mark == 0x2019;
  if ([letters characterIsMember:before] && [letters characterIsMember:after]) {
    return isPoint || mark == 0xB7;
  }
  return [digits characterIsMember:before] && [digits characterIsMember:after]
      && (isPoint || mark == ',' || mark == ';');
}
- (BOOL)__isInWord:(NSUInteger)at from:(NSUInteger)first before:(NSUInteger)end {
  NSCharacterSet *letters = [NSCharacterSet alphanumericCharacterSet];
  unichar mark = [self characterAtIndex:at];
  if ([letters characterIsMember:mark] || mark == '_') return YES;
  return at > first && at + 1 < end
      && __selfsame_joins([self characterAtIndex:at - 1], mark, [self characterAtIndex:at + 1]);
}
// The next part from `at` on, which goes behind it; NSNotFound: there is none.
- (NSRange)__nextPart:(NSUInteger)kind from:(NSUInteger *)at before:(NSUInteger)end {
  NSRange part = NSMakeRange(*at, 0);
  if (kind == NSStringEnumerationByComposedCharacterSequences) {
    part = [self rangeOfComposedCharacterSequenceAtIndex:*at];
    *at = part.location + part.length;
  } else if (kind == NSStringEnumerationByWords) {
    while (*at < end && ![self __isInWord:*at from:*at before:end]) *at += 1;
    part.location = *at;
    while (*at < end && [self __isInWord:*at from:part.location before:end]) *at += 1;
    part.length = *at - part.location;
    if (!part.length) part.location = NSNotFound;
  } else {
    part.length = __selfsame_lineEnd(self, *at, at) - part.location;
    if (*at > end) *at = end;
    if (NSMaxRange(part) > end) part.length = end - part.location;
  }
  return part;
}
- (void)enumerateSubstringsInRange:(NSRange)range
                           options:(NSStringEnumerationOptions)options
                        usingBlock:(void (^)(NSString *part, NSRange range, NSRange enclosing,
                                             BOOL *stop))block {
  NSUInteger at = range.location, end = range.location + range.length;
  NSUInteger kind = options & 255;
  BOOL isReverse = (options & NSStringEnumerationReverse) != 0, stop = NO;
  // Each part and where what goes with it ends; backwards all of them are known first.
  NSRange *parts = NULL;
  NSUInteger *ends = NULL;
  NSUInteger count = 0, room = 0;
  while (at < end && !stop) {
    NSUInteger first = at;
    NSRange part = [self __nextPart:kind from:&at before:end];
    if (part.location == NSNotFound) break;
    if (isReverse) {
      if (count == room) {
        room = room ? room * 2 : 16;
        parts = realloc(parts, room * sizeof(NSRange));
        ends = realloc(ends, room * sizeof(NSUInteger));
      }
      parts[count] = part;
      ends[count++] = at;
      continue;
    }
    block([self substringWithRange:part], part,
          kind == NSStringEnumerationByLines ? NSMakeRange(first, at - first) : part, &stop);
  }
  while (count > 0 && !stop) {
    NSRange part = parts[--count];
    block([self substringWithRange:part], part,
          kind == NSStringEnumerationByLines
              ? NSMakeRange(part.location, ends[count] - part.location) : part,
          &stop);
  }
  free(parts);
  free(ends);
}
@end
