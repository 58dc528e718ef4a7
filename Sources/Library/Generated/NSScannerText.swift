// swift-format-ignore-file
// Written by `make library` from Foundation/NSScanner.m: change it there.
enum NSScannerText {
static let text: StaticString = #"""
@interface NSScanner : NSObject {
  NSString *_text;
  NSUInteger _at;
  NSCharacterSet *_skipped;
  BOOL _caseSensitive;
}
+ (instancetype)scannerWithString:(NSString *)text;
- (instancetype)initWithString:(NSString *)text;
- (NSString *)string;
- (NSUInteger)scanLocation;
- (void)setScanLocation:(NSUInteger)location;
- (void)setCharactersToBeSkipped:(NSCharacterSet *)set;
- (NSCharacterSet *)charactersToBeSkipped;
// NO as it begins: "abc" is found in "ABC".
@property BOOL caseSensitive;
@property (readonly, getter=isAtEnd) BOOL atEnd;
- (BOOL)scanInt:(int *)value;
- (BOOL)scanInteger:(NSInteger *)value;
- (BOOL)scanLongLong:(long long *)value;
- (BOOL)scanDouble:(double *)value;
- (BOOL)scanFloat:(float *)value;
- (BOOL)scanUnsignedLongLong:(unsigned long long *)value;
- (BOOL)scanHexInt:(unsigned *)value;
- (BOOL)scanHexLongLong:(unsigned long long *)value;
- (BOOL)scanString:(NSString *)part intoString:(NSString **)result;
- (BOOL)scanUpToString:(NSString *)part intoString:(NSString **)result;
- (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)result;
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)result;
@end
@implementation NSScanner
+ (instancetype)scannerWithString:(NSString *)text {
  return [[[self alloc] initWithString:text] autorelease];
}
- (instancetype)initWithString:(NSString *)text {
  self = [super init];
  if (self) {
    _text = [text copy];
    _skipped = [[NSCharacterSet whitespaceAndNewlineCharacterSet] retain];
  }
  return self;
}
- (void)dealloc {
  [_text release];
  [_skipped release];
  [super dealloc];
}
- (NSString *)string { return _text; }
- (NSUInteger)scanLocation { return _at; }
- (void)setScanLocation:(NSUInteger)location {
  if (location > [_text length]) {
    __selfsame_fail(@"NSRangeException",
                    @"*** -[NSConcreteScanner setScanLocation:]: Range or index out of bounds");
  }
  _at = location;
}
- (BOOL)caseSensitive { return _caseSensitive; }
- (void)setCaseSensitive:(BOOL)caseSensitive { _caseSensitive = caseSensitive; }
- (NSCharacterSet *)charactersToBeSkipped { return _skipped; }
- (void)setCharactersToBeSkipped:(NSCharacterSet *)set {
  [set retain];
  [_skipped release];
  _skipped = set;
}
- (NSUInteger)__start {
  NSUInteger at = _at, length = [_text length];
  while (at < length && [_skipped characterIsMember:[_text characterAtIndex:at]]) at++;
  return at;
}
- (BOOL)isAtEnd { return [self __start] >= [_text length]; }
- (NSUInteger)__digits:(NSUInteger)at {
  NSUInteger length = [_text length];
  while (at < length && __selfsame_unicharKind([_text characterAtIndex:at]) & 8) at++;
  return at;
}
- (NSUInteger)__sign:(NSUInteger)at {
  unichar c = at < [_text length] ? [_text characterAtIndex:at] : 0;
  return c == '-' || c == '+' ? at + 1 : at;
}
- (NSString *)__from:(NSUInteger)start to:(NSUInteger)end {
  NSRange range;
  range.location = start;
  range.length = end - start;
  return [_text substringWithRange:range];
}
- (BOOL)scanLongLong:(long long *)value {
  NSUInteger start = [self __start], first = [self __sign:start], end = [self __digits:first];
  if (end == first) return NO;
  if (value) *value = [[self __from:start to:end] longLongValue];
  _at = end;
  return YES;
}
- (BOOL)scanInt:(int *)value {
  long long wide;
  if (![self scanLongLong:&wide]) return NO;
  if (value) {
    *value = wide > 2147483647 ? 2147483647 : wide < -2147483647 - 1 ? -2147483647 - 1 : (int)wide;
  }
  return YES;
}
- (BOOL)scanInteger:(NSInteger *)value {
  long long wide;
  if (![self scanLongLong:&wide]) return NO;
  if (value) *value = wide;
  return YES;
}
- (BOOL)scanDouble:(double *)value {
  NSUInteger start = [self __start], first = [self __sign:start], end = [self __digits:first];
  NSUInteger digits = end - first, length = [_text length];
  if (end < length && [_text characterAtIndex:end] == '.') {
    NSUInteger after = [self __digits:end + 1];
    digits += after - end - 1;
    if (digits) end = after;
  }
  if (!digits) return NO;
  if (end < length && ([_text characterAtIndex:end] | 32) == 'e') {
    NSUInteger power = [self __sign:end + 1], after = [self __digits:power];
    if (after > power) end = after;
  }
  if (value) *value = [[self __from:start to:end] doubleValue];
  _at = end;
  return YES;
}
- (BOOL)scanFloat:(float *)value {
  double wide;
  if (![self scanDouble:&wide]) return NO;
  if (value) *value = (float)wide;
  return YES;
}
- (BOOL)scanUnsignedLongLong:(unsigned long long *)value {
  NSUInteger start = [self __start], first = [self __sign:start], end = [self __digits:first];
  if (end == first) return NO;
  // As strtoull has it, whose part of the library would come with every string.
  unsigned long long sum = 0;
  BOOL isTooLarge = NO;
  for (NSUInteger at = first; at < end; at++) {
    unsigned long long digit = [_text characterAtIndex:at] - '0';
    isTooLarge |= sum > (0xFFFFFFFFFFFFFFFF - digit) / 10;
    sum = sum * 10 + digit;
  }
  if (first > start && [_text characterAtIndex:start] == '-') sum = 0 - sum;
  if (value) *value = isTooLarge ? 0xFFFFFFFFFFFFFFFF : sum;
  _at = end;
  return YES;
}
- (BOOL)scanHexLongLong:(unsigned long long *)value {
  NSUInteger at = [self __start], length = [_text length], first;
  unsigned long long sum = 0;
  BOOL isTooLarge = NO;
  if (at + 1 < length && [_text characterAtIndex:at] == '0'
      && ([_text characterAtIndex:at + 1] | 32) == 'x') {
    at += 2;
  }
  first = at;
  for (; at < length; at++) {
    unichar c = [_text characterAtIndex:at];
    int digit = c >= '0' && c <= '9' ? c - '0'
        : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
    if (digit < 0) break;
    isTooLarge |= sum >> 60 != 0;
    sum = sum * 16 + (unsigned long long)digit;
  }
  if (at == first) return NO;
  if (value) *value = isTooLarge ? 0xFFFFFFFFFFFFFFFF : sum;
  _at = at;
  return YES;
}
- (BOOL)scanHexInt:(unsigned *)value {
  unsigned long long wide;
  if (![self scanHexLongLong:&wide]) return NO;
  if (value) *value = wide > 0xFFFFFFFF ? 0xFFFFFFFF : (unsigned)wide;
  return YES;
}
- (BOOL)scanString:(NSString *)part intoString:(NSString **)result {
  NSUInteger start = [self __start], length = [part length];
  if (!length || length > [_text length] - start) return NO;
  if ([_text __search:part options:_caseSensitive ? 8 : 9 in:start length:length] == NSNotFound) return NO;
  if (result) *result = [self __from:start to:start + length];
  _at = start + length;
  return YES;
}
- (BOOL)scanUpToString:(NSString *)part intoString:(NSString **)result {
  NSUInteger start = [self __start], length = [_text length];
  NSUInteger end = [_text __search:part options:!_caseSensitive in:start length:length - start];
  if (end == NSNotFound) end = length;
  if (end == start) return NO;
  if (result) *result = [self __from:start to:end];
  _at = end;
  return YES;
}
- (BOOL)__scan:(NSCharacterSet *)set member:(BOOL)member into:(NSString **)result {
  NSUInteger start = [self __start], end = start, length = [_text length];
  while (end < length
         && [set characterIsMember:[_text characterAtIndex:end]] == member) end++;
  if (end == start) return NO;
  if (result) *result = [self __from:start to:end];
  _at = end;
  return YES;
}
- (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)result {
  return [self __scan:set member:YES into:result];
}
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)result {
  return [self __scan:set member:NO into:result];
}
@end
"""#
}
