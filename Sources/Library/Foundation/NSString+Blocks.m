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
- (void)enumerateSubstringsInRange:(NSRange)range
                           options:(NSStringEnumerationOptions)options
                        usingBlock:(void (^)(NSString *part, NSRange range, NSRange enclosing,
                                             BOOL *stop))block {
  NSUInteger at = range.location, end = range.location + range.length;
  NSUInteger kind = options & 255;
  BOOL stop = NO;
  while (at < end && !stop) {
    NSRange part = NSMakeRange(at, 0);
    NSUInteger first = at;
    if (kind == NSStringEnumerationByComposedCharacterSequences) {
      part = [self rangeOfComposedCharacterSequenceAtIndex:at];
      at = part.location + part.length;
    } else if (kind == NSStringEnumerationByWords) {
      NSCharacterSet *letters = [NSCharacterSet alphanumericCharacterSet];
      while (at < end && ![letters characterIsMember:[self characterAtIndex:at]]) at++;
      part.location = at;
      while (at < end && [letters characterIsMember:[self characterAtIndex:at]]) at++;
      part.length = at - part.location;
      if (!part.length) break;
    } else {
      part.length = __selfsame_lineEnd(self, at, &at) - part.location;
      if (at > end) at = end;
      if (NSMaxRange(part) > end) part.length = end - part.location;
    }
    block([self substringWithRange:part], part,
          kind == NSStringEnumerationByLines ? NSMakeRange(first, at - first) : part, &stop);
  }
}
@end
