// swift-format-ignore-file
// Written by `make library` from Foundation/NSString+Blocks.m: change it there.
enum NSStringBlocksText {
static let text: StaticString = #"""
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
  NSArray *lines = [self componentsSeparatedByString:@"\n"];
  NSUInteger i, count = [lines count];
  BOOL stop = NO;
  if (count && [[lines lastObject] length] == 0) count--;
  for (i = 0; i < count && !stop; i++) block([lines objectAtIndex:i], &stop);
}
- (void)enumerateSubstringsInRange:(NSRange)range
                           options:(NSStringEnumerationOptions)options
                        usingBlock:(void (^)(NSString *part, NSRange range, NSRange enclosing,
                                             BOOL *stop))block {
  NSUInteger at = range.location, end = range.location + range.length;
  NSUInteger kind = options & 255;
  BOOL stop = NO;
  while (at < end && !stop) {
    NSRange part;
    part.location = at;
    part.length = 0;
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
      while (at < end && [self characterAtIndex:at] != '\n') at++;
      part.length = at - part.location;
      at++;
    }
    block([self substringWithRange:part], part, part, &stop);
  }
}
@end
"""#
}
