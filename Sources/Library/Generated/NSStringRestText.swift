// swift-format-ignore-file
// Written by `make library` from Foundation/NSString+Rest.m: change it there.
enum NSStringRestText {
static let text: StaticString = #"""
typedef NSUInteger NSStringEncoding;
enum {
  NSASCIIStringEncoding = 1,
  NSUTF8StringEncoding = 4,
  NSISOLatin1StringEncoding = 5,
  NSUnicodeStringEncoding = 10,
  NSUTF16StringEncoding = 10,
  NSMacOSRomanStringEncoding = 30,
  NSUTF16BigEndianStringEncoding = 0x90000100,
  NSUTF16LittleEndianStringEncoding = 0x94000100,
  NSUTF32StringEncoding = 0x8c000100
};
typedef NSUInteger NSStringCompareOptions;
enum {
  NSCaseInsensitiveSearch = 1,
  NSLiteralSearch = 2,
  NSBackwardsSearch = 4,
  NSAnchoredSearch = 8,
  NSNumericSearch = 64,
  NSDiacriticInsensitiveSearch = 128,
  NSWidthInsensitiveSearch = 256,
  NSForcedOrderingSearch = 512
};

typedef NSUInteger NSDataSearchOptions;
enum { NSDataSearchBackwards = 1, NSDataSearchAnchored = 2 };
@interface NSData : NSObject <NSCopying, NSMutableCopying> {
  unsigned char *_bytes;
  NSUInteger _length;
  // Somebody else frees them.
  BOOL _borrowed;
}
+ (instancetype)data;
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithData:(NSData *)other;
- (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length;
- (instancetype)initWithData:(NSData *)other;
- (const void *)bytes __attribute__((objc_returns_inner_pointer));
- (NSUInteger)length;
- (void)getBytes:(void *)buffer length:(NSUInteger)length;
- (void)getBytes:(void *)buffer range:(NSRange)range;
- (NSData *)subdataWithRange:(NSRange)range;
- (BOOL)isEqualToData:(NSData *)other;
- (NSRange)rangeOfData:(NSData *)part options:(NSDataSearchOptions)options range:(NSRange)range;
- (void)enumerateByteRangesUsingBlock:(void (^)(const void *bytes, NSRange range, BOOL *stop))block;
@end
@interface NSMutableData : NSData {
  // What was appended last left so much room in this block.
  unsigned char *_roomy;
  NSUInteger _room;
}
+ (instancetype)dataWithCapacity:(NSUInteger)capacity;
+ (instancetype)dataWithLength:(NSUInteger)length;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithLength:(NSUInteger)length;
- (void *)mutableBytes __attribute__((objc_returns_inner_pointer));
- (void)setLength:(NSUInteger)length;
- (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
- (void)appendData:(NSData *)other;
- (void)increaseLengthBy:(NSUInteger)length;
- (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes;
- (void)replaceBytesInRange:(NSRange)range
                  withBytes:(const void *)bytes
                     length:(NSUInteger)length;
- (void)resetBytesInRange:(NSRange)range;
- (void)setData:(NSData *)other;
@end

// 1 letter, 2 upper case, 4 lower case, 8 digit, 16 white space, 32 new line, 64 punctuation,
// 128 combining or low surrogate, 256 control or format, 512 symbol
static int __selfsame_unicharKind(unichar c) __attribute__((selfsame_native(unicharKind)));

@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying> {
  int _kinds;
  NSString *_members;
  BOOL _inverted;
  // What a mutable one was told since, in order: a sign and the other set, in turn.
  NSMutableArray *_changes;
}
+ (instancetype)whitespaceCharacterSet;
+ (instancetype)whitespaceAndNewlineCharacterSet;
+ (instancetype)newlineCharacterSet;
+ (instancetype)decimalDigitCharacterSet;
+ (instancetype)letterCharacterSet;
+ (instancetype)alphanumericCharacterSet;
+ (instancetype)uppercaseLetterCharacterSet;
+ (instancetype)lowercaseLetterCharacterSet;
+ (instancetype)punctuationCharacterSet;
+ (instancetype)controlCharacterSet;
+ (instancetype)symbolCharacterSet;
+ (instancetype)characterSetWithCharactersInString:(NSString *)members;
+ (instancetype)characterSetWithRange:(NSRange)range;
- (BOOL)characterIsMember:(unichar)c;
- (BOOL)isSupersetOfSet:(NSCharacterSet *)other;
- (NSCharacterSet *)invertedSet;
@end
@interface NSMutableCharacterSet : NSCharacterSet
- (void)addCharactersInString:(NSString *)members;
- (void)addCharactersInRange:(NSRange)range;
- (void)removeCharactersInString:(NSString *)members;
- (void)removeCharactersInRange:(NSRange)range;
- (void)invert;
- (void)formUnionWithCharacterSet:(NSCharacterSet *)other;
- (void)formIntersectionWithCharacterSet:(NSCharacterSet *)other;
@end

@interface NSString (Rest)
+ (instancetype)stringWithCharacters:(const unichar *)units length:(NSUInteger)length;
+ (instancetype)stringWithCString:(const char *)bytes encoding:(NSStringEncoding)encoding;
+ (instancetype)stringWithCString:(const char *)bytes;
- (instancetype)initWithCharacters:(const unichar *)units length:(NSUInteger)length;
- (instancetype)initWithBytes:(const void *)bytes
                       length:(NSUInteger)length
                     encoding:(NSStringEncoding)encoding;
- (instancetype)initWithCString:(const char *)bytes encoding:(NSStringEncoding)encoding;
- (instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (const char *)cStringUsingEncoding:(NSStringEncoding)encoding __attribute__((objc_returns_inner_pointer));
- (const char *)cString __attribute__((objc_returns_inner_pointer));
- (BOOL)getCString:(char *)buffer
         maxLength:(NSUInteger)size
          encoding:(NSStringEncoding)encoding;
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)lossy;
- (void)getCharacters:(unichar *)buffer;
- (void)getCharacters:(unichar *)buffer range:(NSRange)range;
- (NSComparisonResult)compare:(NSString *)other options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)other
                      options:(NSStringCompareOptions)options
                        range:(NSRange)range;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)other;
- (NSComparisonResult)localizedCompare:(NSString *)other;
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)other;
- (NSComparisonResult)localizedStandardCompare:(NSString *)other;
- (NSRange)rangeOfString:(NSString *)part options:(NSStringCompareOptions)options;
- (NSRange)rangeOfString:(NSString *)part
                 options:(NSStringCompareOptions)options
                   range:(NSRange)range;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set
                           options:(NSStringCompareOptions)options;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set
                           options:(NSStringCompareOptions)options
                             range:(NSRange)range;
+ (NSStringEncoding)defaultCStringEncoding;
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range;
- (NSRange)lineRangeForRange:(NSRange)range;
- (NSRange)paragraphRangeForRange:(NSRange)range;
- (void)getLineStart:(NSUInteger *)start
                 end:(NSUInteger *)lineEnd
         contentsEnd:(NSUInteger *)contentsEnd
            forRange:(NSRange)range;
- (void)getParagraphStart:(NSUInteger *)start
                      end:(NSUInteger *)parEnd
              contentsEnd:(NSUInteger *)contentsEnd
                 forRange:(NSRange)range;
- (NSString *)capitalizedStringWithLocale:(id)locale;
- (NSString *)uppercaseStringWithLocale:(id)locale;
- (NSString *)lowercaseStringWithLocale:(id)locale;
- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)part;
- (BOOL)localizedStandardContainsString:(NSString *)part;
- (NSString *)capitalizedString;
- (NSString *)localizedCapitalizedString;
- (NSString *)localizedUppercaseString;
- (NSString *)localizedLowercaseString;
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)part
                                        withString:(NSString *)other;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)part
                                        withString:(NSString *)other
                                           options:(NSStringCompareOptions)options
                                             range:(NSRange)range;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)other;
- (NSString *)stringByPaddingToLength:(NSUInteger)length
                           withString:(NSString *)padding
                      startingAtIndex:(NSUInteger)index;
- (NSString *)commonPrefixWithString:(NSString *)other options:(NSStringCompareOptions)options;
- (NSArray *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set;
- (NSString *)stringByAppendingPathComponent:(NSString *)part;
- (NSString *)stringByAppendingPathExtension:(NSString *)part;
- (NSString *)lastPathComponent;
- (NSString *)pathExtension;
- (NSArray *)pathComponents;
- (NSString *)stringByDeletingLastPathComponent;
- (NSString *)stringByDeletingPathExtension;
- (NSString *)stringByExpandingTildeInPath;
- (NSString *)stringByAbbreviatingWithTildeInPath;
- (NSString *)stringByStandardizingPath;
- (NSArray *)stringsByAppendingPaths:(NSArray *)paths;
@property (readonly, getter=isAbsolutePath) BOOL absolutePath;
@end

@interface NSString (RestLeaves)
- (id)__setUnits:(const unichar *)units length:(NSUInteger)length;
- (id)__setBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSUInteger)encoding;
- (NSString *)__capitalized;
- (NSUInteger)__search:(NSString *)part
               options:(NSUInteger)options
                    in:(NSUInteger)location
                length:(NSUInteger)length;
- (NSComparisonResult)__order:(NSString *)other options:(NSUInteger)options;
- (void)__replace:(NSUInteger)location length:(NSUInteger)length with:(NSString *)other;
@end

@interface NSMutableString (Rest)
- (void)insertString:(NSString *)text atIndex:(NSUInteger)index;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)text;
- (NSUInteger)replaceOccurrencesOfString:(NSString *)part
                              withString:(NSString *)other
                                 options:(NSStringCompareOptions)options
                                   range:(NSRange)range;
@end

static BOOL __selfsame_endsLine(unichar unit) {
  return unit == '\n' || unit == '\r' || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}
// Where the line that `at` is in ends, and where the next one begins.
static NSUInteger __selfsame_lineEnd(NSString *text, NSUInteger at, NSUInteger *next) {
  NSUInteger length = [text length];
  unichar unit = 0;
  for (; at < length; at++) {
    unit = [text characterAtIndex:at];
    if (__selfsame_endsLine(unit)) break;
  }
  *next = at < length ? at + 1 : at;
  if (unit == '\r' && *next < length && [text characterAtIndex:*next] == '\n') *next += 1;
  return at;
}
static void __selfsame_checkText(NSString *text, NSRange range, SEL selector) {
  NSUInteger length = [text length];
  if (range.location <= length && range.length <= length - range.location) return;
  __selfsame_fail(@"NSRangeException", @"-[%s %s]: Range or index out of bounds",
                  __selfsame_privateName(text), sel_getName(selector));
}

NSString *NSHomeDirectory(void) { return @"/Users/learner"; }

@implementation NSString (Rest)
- (id)__setUnits:(const unichar *)units length:(NSUInteger)length
    __attribute__((selfsame_native(stringSetUnits)));
- (id)__setBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSUInteger)encoding
    __attribute__((selfsame_native(stringSetBytes)));
- (NSString *)__capitalized __attribute__((selfsame_native(stringCapitalized)));
- (NSUInteger)__search:(NSString *)part
               options:(NSUInteger)options
                    in:(NSUInteger)location
                length:(NSUInteger)length __attribute__((selfsame_native(stringSearch)));
- (NSComparisonResult)__order:(NSString *)other options:(NSUInteger)options
    __attribute__((selfsame_native(stringOrder)));
- (void)__replace:(NSUInteger)location length:(NSUInteger)length with:(NSString *)other
    __attribute__((selfsame_native(stringReplace)));

+ (instancetype)stringWithCharacters:(const unichar *)units length:(NSUInteger)length {
  return [[[self alloc] initWithCharacters:units length:length] autorelease];
}
+ (instancetype)stringWithCString:(const char *)bytes encoding:(NSStringEncoding)encoding {
  return [[[self alloc] initWithCString:bytes encoding:encoding] autorelease];
}
+ (instancetype)stringWithCString:(const char *)bytes {
  return [[[self alloc] initWithUTF8String:bytes] autorelease];
}
- (instancetype)initWithCharacters:(const unichar *)units length:(NSUInteger)length {
  return [self __setUnits:units length:length];
}
- (instancetype)initWithBytes:(const void *)bytes
                       length:(NSUInteger)length
                     encoding:(NSStringEncoding)encoding {
  id made = [self __setBytes:bytes length:length encoding:encoding];
  if (!made) [self release];
  return made;
}
- (instancetype)initWithCString:(const char *)bytes encoding:(NSStringEncoding)encoding {
  return [self initWithBytes:bytes length:strlen(bytes) encoding:encoding];
}
- (instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding {
  return [self initWithBytes:[data bytes] length:[data length] encoding:encoding];
}
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding {
  NSUInteger i, length = [self length];
  NSUInteger limit = encoding == NSASCIIStringEncoding ? 128
      : encoding == NSISOLatin1StringEncoding ? 256 : 65536;
  for (i = 0; i < length; i++) if ([self characterAtIndex:i] >= limit) return NO;
  return YES;
}
- (const char *)cStringUsingEncoding:(NSStringEncoding)encoding {
  if (encoding == NSASCIIStringEncoding && ![self canBeConvertedToEncoding:encoding]) {
    return NULL;
  }
  return [self UTF8String];
}
- (const char *)cString { return [self UTF8String]; }
- (BOOL)getCString:(char *)buffer
         maxLength:(NSUInteger)size
          encoding:(NSStringEncoding)encoding {
  const char *bytes = [self cStringUsingEncoding:encoding];
  if (!bytes || strlen(bytes) + 1 > size) return NO;
  strcpy(buffer, bytes);
  return YES;
}
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding {
  switch (encoding) {
    case NSUTF8StringEncoding: return strlen([self UTF8String]);
    case NSASCIIStringEncoding: case NSISOLatin1StringEncoding:
      return [self canBeConvertedToEncoding:encoding] ? [self length] : 0;
    case NSUTF32StringEncoding: {
      NSUInteger i, n = 0, length = [self length];
      for (i = 0; i < length; i++) {
        unichar c = [self characterAtIndex:i];
        if (c < 0xDC00 || c > 0xDFFF) n++;
      }
      return n * 4;
    }
    default: return [self length] * 2;
  }
}
- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding {
  return [self length] * (encoding == NSUTF8StringEncoding ? 3 : 2);
}
- (NSData *)dataUsingEncoding:(NSStringEncoding)encoding {
  return [self dataUsingEncoding:encoding allowLossyConversion:NO];
}
- (NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)lossy {
  if (encoding == NSUTF8StringEncoding
      || (encoding == NSASCIIStringEncoding && [self canBeConvertedToEncoding:encoding])) {
    const char *bytes = [self UTF8String];
    return [NSData dataWithBytes:bytes length:strlen(bytes)];
  }
  if (encoding == NSASCIIStringEncoding || encoding == NSISOLatin1StringEncoding) {
    if (!lossy && ![self canBeConvertedToEncoding:encoding]) return nil;
    NSUInteger i, length = [self length];
    unsigned char *bytes = (unsigned char *)malloc(length + 1);
    NSUInteger limit = encoding == NSASCIIStringEncoding ? 128 : 256;
    for (i = 0; i < length; i++) {
      unichar c = [self characterAtIndex:i];
      bytes[i] = c < limit ? c : '?';
    }
    NSData *data = [NSData dataWithBytes:bytes length:length];
    free(bytes);
    return data;
  }
  NSUInteger i, length = [self length], n = 0;
  unichar *units = (unichar *)malloc((length + 1) * 2);
  if (encoding == NSUnicodeStringEncoding) units[n++] = 0xFEFF;
  for (i = 0; i < length; i++) {
    unichar c = [self characterAtIndex:i];
    units[n++] = encoding == NSUTF16BigEndianStringEncoding ? (unichar)(c << 8 | c >> 8) : c;
  }
  NSData *data = [NSData dataWithBytes:units length:n * 2];
  free(units);
  return data;
}
- (void)getCharacters:(unichar *)buffer {
  NSUInteger i, length = [self length];
  for (i = 0; i < length; i++) buffer[i] = [self characterAtIndex:i];
}
- (void)getCharacters:(unichar *)buffer range:(NSRange)range {
  NSUInteger i;
  __selfsame_checkText(self, range, _cmd);
  for (i = 0; i < range.length; i++) buffer[i] = [self characterAtIndex:range.location + i];
}
- (NSComparisonResult)compare:(NSString *)other options:(NSStringCompareOptions)options {
  return [self __order:other options:options];
}
- (NSComparisonResult)compare:(NSString *)other
                      options:(NSStringCompareOptions)options
                        range:(NSRange)range {
  __selfsame_checkText(self, range, _cmd);
  return [[self substringWithRange:range] __order:other options:options];
}
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)other {
  return [self __order:other options:NSCaseInsensitiveSearch];
}
- (NSComparisonResult)localizedCompare:(NSString *)other {
  NSComparisonResult folded = [self __order:other options:NSCaseInsensitiveSearch];
  // Of two that differ in case only, the small letter comes first.
  return folded ? folded : (NSComparisonResult)-[self compare:other];
}
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)other {
  return [self __order:other options:NSCaseInsensitiveSearch];
}
- (NSComparisonResult)localizedStandardCompare:(NSString *)other {
  NSComparisonResult folded = [self __order:other options:NSCaseInsensitiveSearch | NSNumericSearch];
  return folded ? folded : (NSComparisonResult)-[self compare:other];
}
- (NSRange)rangeOfString:(NSString *)part options:(NSStringCompareOptions)options {
  NSRange all;
  all.location = 0;
  all.length = [self length];
  return [self rangeOfString:part options:options range:all];
}
- (NSRange)rangeOfString:(NSString *)part
                 options:(NSStringCompareOptions)options
                   range:(NSRange)range {
  if (!part) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"-[%s rangeOfString:options:range:locale:]: nil argument",
                    __selfsame_privateName(self));
  }
  __selfsame_checkText(self, range, @selector(rangeOfString:options:range:locale:));
  NSRange found;
  found.location = [self __search:part
                          options:options
                               in:range.location
                           length:range.length];
  found.length = found.location == NSNotFound ? 0 : [part length];
  return found;
}
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set {
  return [self rangeOfCharacterFromSet:set options:0];
}
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set
                           options:(NSStringCompareOptions)options
                             range:(NSRange)range {
  NSRange found = [[self substringWithRange:range] rangeOfCharacterFromSet:set options:options];
  if (found.location != NSNotFound) found.location += range.location;
  return found;
}
+ (NSStringEncoding)defaultCStringEncoding { return NSUTF8StringEncoding; }
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set
                           options:(NSStringCompareOptions)options {
  NSRange found;
  NSUInteger i, length = [self length];
  for (i = 0; i < length; i++) {
    NSUInteger at = options & NSBackwardsSearch ? length - 1 - i : i;
    if ([set characterIsMember:[self characterAtIndex:at]]) {
      found.location = at;
      found.length = 1;
      return found;
    }
  }
  found.location = NSNotFound;
  found.length = 0;
  return found;
}
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index {
  NSUInteger length = [self length], start = index, end = index + 1;
  NSRange range;
  range.location = index;
  range.length = 1;
  __selfsame_checkText(self, range, _cmd);
  while (start > 0 && __selfsame_unicharKind([self characterAtIndex:start]) & 128) start--;
  while (end < length && __selfsame_unicharKind([self characterAtIndex:end]) & 128) end++;
  range.location = start;
  range.length = end - start;
  return range;
}
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range {
  if (!range.length) return range;
  NSRange first = [self rangeOfComposedCharacterSequenceAtIndex:range.location];
  NSRange last =
      [self rangeOfComposedCharacterSequenceAtIndex:range.location + range.length - 1];
  first.length = last.location + last.length - first.location;
  return first;
}
- (void)getLineStart:(NSUInteger *)start
                 end:(NSUInteger *)lineEnd
         contentsEnd:(NSUInteger *)contentsEnd
            forRange:(NSRange)range {
  NSUInteger first = range.location, next;
  __selfsame_checkText(self, range, _cmd);
  while (first > 0 && !__selfsame_endsLine([self characterAtIndex:first - 1])) first--;
  // The last character of a range may be the end of its line.
  NSUInteger end = __selfsame_lineEnd(self, NSMaxRange(range) - (range.length > 0), &next);
  if (start) *start = first;
  if (lineEnd) *lineEnd = next;
  if (contentsEnd) *contentsEnd = end;
}
- (NSRange)lineRangeForRange:(NSRange)range {
  NSUInteger start, end;
  [self getLineStart:&start end:&end contentsEnd:NULL forRange:range];
  return NSMakeRange(start, end - start);
}
- (void)getParagraphStart:(NSUInteger *)start
                      end:(NSUInteger *)parEnd
              contentsEnd:(NSUInteger *)contentsEnd
                 forRange:(NSRange)range {
  [self getLineStart:start end:parEnd contentsEnd:contentsEnd forRange:range];
}
- (NSRange)paragraphRangeForRange:(NSRange)range { return [self lineRangeForRange:range]; }
- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)part {
  return [self rangeOfString:part options:NSCaseInsensitiveSearch].location != NSNotFound;
}
- (BOOL)localizedStandardContainsString:(NSString *)part {
  return [self rangeOfString:part options:NSCaseInsensitiveSearch].location != NSNotFound;
}
- (NSString *)capitalizedString { return [[self __capitalized] autorelease]; }
- (NSString *)localizedCapitalizedString { return [self capitalizedString]; }
- (NSString *)capitalizedStringWithLocale:(id)locale { return [self capitalizedString]; }
- (NSString *)uppercaseStringWithLocale:(id)locale { return [self uppercaseString]; }
- (NSString *)lowercaseStringWithLocale:(id)locale { return [self lowercaseString]; }
- (NSString *)localizedUppercaseString { return [self uppercaseString]; }
- (NSString *)localizedLowercaseString { return [self lowercaseString]; }
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set {
  NSUInteger start = 0, end = [self length];
  while (start < end && [set characterIsMember:[self characterAtIndex:start]]) start++;
  while (end > start && [set characterIsMember:[self characterAtIndex:end - 1]]) end--;
  NSRange range;
  range.location = start;
  range.length = end - start;
  return [self substringWithRange:range];
}
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)part
                                        withString:(NSString *)other {
  NSRange all;
  all.location = 0;
  all.length = [self length];
  return [self stringByReplacingOccurrencesOfString:part
                                         withString:other
                                            options:0
                                              range:all];
}
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)part
                                        withString:(NSString *)other
                                           options:(NSStringCompareOptions)options
                                             range:(NSRange)range {
  NSMutableString *text = [NSMutableString stringWithString:self];
  [text replaceOccurrencesOfString:part withString:other options:options range:range];
  return [[text copy] autorelease];
}
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)other {
  NSMutableString *text = [NSMutableString stringWithString:self];
  [text replaceCharactersInRange:range withString:other];
  return [[text copy] autorelease];
}
- (NSString *)stringByPaddingToLength:(NSUInteger)length
                           withString:(NSString *)padding
                      startingAtIndex:(NSUInteger)index {
  NSUInteger own = [self length], count = [padding length];
  if (length <= own) return [self substringToIndex:length];
  if (count == 0) return [[self copy] autorelease];
  NSUInteger missing = length - own, first = index % count;
  NSMutableString *fill = [NSMutableString stringWithString:[padding substringFromIndex:first]];
  [fill appendString:[padding substringToIndex:first]];
  // Once round stands there; it doubles as long as that is too little.
  while ([fill length] <= missing / 2) [fill appendString:fill];
  if ([fill length] < missing) {
    [fill appendString:[fill substringToIndex:missing - [fill length]]];
  }
  return [self stringByAppendingString:[fill substringToIndex:missing]];
}
- (NSString *)commonPrefixWithString:(NSString *)other options:(NSStringCompareOptions)options {
  NSUInteger n = 0, a = [self length], b = [other length];
  NSString *mine = options & NSCaseInsensitiveSearch ? [self lowercaseString] : self;
  NSString *its = options & NSCaseInsensitiveSearch ? [other lowercaseString] : other;
  while (n < a && n < b && [mine characterAtIndex:n] == [its characterAtIndex:n]) n++;
  return [self substringToIndex:n];
}
- (NSArray *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set {
  NSMutableArray *parts = [NSMutableArray array];
  NSUInteger i, length = [self length];
  NSRange part;
  part.location = 0;
  for (i = 0; i <= length; i++) {
    if (i < length && ![set characterIsMember:[self characterAtIndex:i]]) continue;
    part.length = i - part.location;
    [parts addObject:[self substringWithRange:part]];
    part.location = i + 1;
  }
  return parts;
}
- (NSString *)stringByAppendingPathComponent:(NSString *)part {
  if ([self length] == 0) return [[[part copy] autorelease] __withoutTrailingSlash];
  NSString *base = [self hasSuffix:@"/"] && [self length] > 1
      ? [self substringToIndex:[self length] - 1] : self;
  if ([part hasPrefix:@"/"]) part = [part substringFromIndex:1];
  if ([part length] == 0) return base;
  if (![base isEqualToString:@"/"]) base = [base stringByAppendingString:@"/"];
  return [[base stringByAppendingString:part] __withoutTrailingSlash];
}
- (NSString *)stringByAppendingPathExtension:(NSString *)part {
  return [NSString stringWithFormat:@"%@.%@", [self __withoutTrailingSlash], part];
}
- (NSString *)__withoutTrailingSlash {
  NSUInteger length = [self length];
  return length > 1 && [self hasSuffix:@"/"] ? [self substringToIndex:length - 1] : self;
}
- (NSString *)lastPathComponent {
  NSString *path = [self __withoutTrailingSlash];
  if ([path isEqualToString:@"/"]) return path;
  NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
  return slash.location == NSNotFound ? path : [path substringFromIndex:slash.location + 1];
}
- (NSString *)pathExtension {
  NSString *last = [self lastPathComponent];
  NSRange dot = [last rangeOfString:@"." options:NSBackwardsSearch];
  if (dot.location == NSNotFound || dot.location == 0) return @"";
  return [last substringFromIndex:dot.location + 1];
}
- (NSArray *)pathComponents {
  NSMutableArray *parts = [NSMutableArray array];
  NSArray *pieces = [self componentsSeparatedByString:@"/"];
  NSUInteger i, count = [pieces count];
  if ([self hasPrefix:@"/"]) [parts addObject:@"/"];
  for (i = 0; i < count; i++) {
    if ([[pieces objectAtIndex:i] length]) [parts addObject:[pieces objectAtIndex:i]];
  }
  // What ends with a slash names a folder.
  if ([self length] > 1 && [self hasSuffix:@"/"]) [parts addObject:@"/"];
  return parts;
}
- (NSString *)stringByDeletingLastPathComponent {
  NSString *path = [self __withoutTrailingSlash];
  NSRange slash = [path rangeOfString:@"/" options:NSBackwardsSearch];
  if (slash.location == NSNotFound) return @"";
  return slash.location == 0 ? @"/" : [path substringToIndex:slash.location];
}
- (NSString *)stringByDeletingPathExtension {
  NSUInteger length = [[self pathExtension] length];
  NSString *path = [self __withoutTrailingSlash];
  return length ? [path substringToIndex:[path length] - length - 1] : path;
}
- (NSString *)stringByExpandingTildeInPath {
  if (![self hasPrefix:@"~"]) return self;
  return [NSHomeDirectory() stringByAppendingString:[self substringFromIndex:1]];
}
- (NSString *)stringByAbbreviatingWithTildeInPath {
  NSString *path = [self __withoutTrailingSlash];
  if ([path isEqualToString:NSHomeDirectory()]) return @"~";
  if (![path hasPrefix:[NSHomeDirectory() stringByAppendingString:@"/"]]) return path;
  return [@"~" stringByAppendingString:[path substringFromIndex:[NSHomeDirectory() length]]];
}
// Without doubled slashes and `.`; `..` takes away what stands before it where the path begins at the root, and
// `/private` goes where the rest of the path is there without it.
- (NSString *)stringByStandardizingPath {
  NSString *path = [self stringByExpandingTildeInPath];
  NSArray *parts = [path pathComponents];
  NSMutableArray *kept = [NSMutableArray array];
  BOOL absolute = [path hasPrefix:@"/"];
  NSUInteger i, count = [parts count];
  for (i = absolute ? 1 : 0; i < count; i++) {
    NSString *part = [parts objectAtIndex:i];
    if ([part isEqualToString:@"."] || [part isEqualToString:@"/"]) continue;
    if (absolute && [part isEqualToString:@".."]) {
      if ([kept count]) [kept removeLastObject];
    } else {
      [kept addObject:part];
    }
  }
  if (absolute && [kept count] > 1 && [[kept objectAtIndex:0] isEqualToString:@"private"]
      && [[NSArray arrayWithObjects:@"tmp", @"var", @"etc", nil] containsObject:[kept objectAtIndex:1]]) {
    [kept removeObjectAtIndex:0];
  }
  NSString *joined = [kept componentsJoinedByString:@"/"];
  return absolute ? [@"/" stringByAppendingString:joined] : joined;
}
- (NSArray *)stringsByAppendingPaths:(NSArray *)paths {
  NSMutableArray *whole = [NSMutableArray array];
  NSUInteger i, count = [paths count];
  for (i = 0; i < count; i++) {
    [whole addObject:[self stringByAppendingPathComponent:[paths objectAtIndex:i]]];
  }
  return whole;
}
- (BOOL)isAbsolutePath { return [self hasPrefix:@"/"] || [self hasPrefix:@"~"]; }
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableString (Rest)
- (void)insertString:(NSString *)text atIndex:(NSUInteger)index {
  NSRange range;
  range.location = index;
  range.length = 0;
  [self replaceCharactersInRange:range withString:text];
}
- (void)deleteCharactersInRange:(NSRange)range {
  __selfsame_checkText(self, range, _cmd);
  [self __replace:range.location length:range.length with:@""];
}
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)text {
  if (!text) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSCFString replaceCharactersInRange:withString:]: nil argument");
  }
  __selfsame_checkText(self, range, @selector(replaceCharactersInRange:withString:));
  [self __replace:range.location length:range.length with:text];
}
- (NSUInteger)replaceOccurrencesOfString:(NSString *)part
                              withString:(NSString *)other
                                 options:(NSStringCompareOptions)options
                                   range:(NSRange)range {
  if (!part || !other) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSCFString replaceOccurrencesOfString:withString:options:range:]: "
                    @"nil argument");
  }
  __selfsame_checkText(self, range, _cmd);
  NSUInteger n = 0, length = [part length], start = range.location;
  NSUInteger end = range.location + range.length;
  if (!length) return 0;
  while (start <= end) {
    NSUInteger at = [self __search:part
                           options:options & ~NSBackwardsSearch
                                in:start
                            length:end - start];
    if (at == NSNotFound) break;
    [self __replace:at length:length with:other];
    n++;
    start = at + [other length];
    end = end + [other length] - length;
  }
  return n;
}
@end
"""#
}
