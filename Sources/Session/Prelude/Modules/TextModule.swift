/// More of NSString, NSMutableString, NSCharacterSet, NSScanner and NSData.
///
/// A string's length counts UTF-16 units, so an emoji counts two and a letter with a combining accent two as
/// well; `rangeOfComposedCharacterSequenceAtIndex:` says what a person would call one character. Searching
/// and comparing go by units, with upper and lower case folded where asked.
enum TextModule {
  static let module = PreludeModule(
    name: "NSString, the rest",
    names: """
      NSCharacterSet NSMutableCharacterSet NSScanner NSData NSMutableData NSStringEncoding
      NSUTF8StringEncoding NSASCIIStringEncoding NSUnicodeStringEncoding NSUTF16StringEncoding
      NSUTF16LittleEndianStringEncoding NSISOLatin1StringEncoding NSStringCompareOptions
      NSCaseInsensitiveSearch NSLiteralSearch NSBackwardsSearch NSAnchoredSearch NSNumericSearch
      NSUTF32StringEncoding NSUTF16BigEndianStringEncoding
      NSDiacriticInsensitiveSearch caseInsensitiveCompare localizedCompare
      localizedCaseInsensitiveCompare localizedStandardCompare capitalizedString
      localizedUppercaseString localizedLowercaseString localizedCapitalizedString
      stringByTrimmingCharactersInSet stringByReplacingOccurrencesOfString
      stringByReplacingCharactersInRange stringByPaddingToLength commonPrefixWithString
      rangeOfCharacterFromSet componentsSeparatedByCharactersInSet getCharacters
      stringWithCharacters initWithCharacters stringWithCString initWithCString
      cStringUsingEncoding lengthOfBytesUsingEncoding maximumLengthOfBytesUsingEncoding
      initWithBytes initWithData dataUsingEncoding insertString deleteCharactersInRange
      replaceCharactersInRange replaceOccurrencesOfString getCString canBeConvertedToEncoding
      rangeOfComposedCharacterSequenceAtIndex rangeOfComposedCharacterSequencesForRange
      stringByAppendingPathComponent lastPathComponent pathExtension pathComponents
      stringByDeletingLastPathComponent stringByDeletingPathExtension options
      stringByAppendingPathExtension isAbsolutePath stringByExpandingTildeInPath
      localizedCaseInsensitiveContainsString localizedStandardContainsString lineRangeForRange


      """,
    text: text)

  private static let text: StaticString = #"""
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

    @interface NSData : NSObject <NSCopying, NSMutableCopying> {
      unsigned char *_bytes;
      NSUInteger _length;
    }
    + (instancetype)data;
    + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
    + (instancetype)dataWithData:(NSData *)other;
    - (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length;
    - (instancetype)initWithData:(NSData *)other;
    - (const void *)bytes;
    - (NSUInteger)length;
    - (void)getBytes:(void *)buffer length:(NSUInteger)length;
    - (void)getBytes:(void *)buffer range:(NSRange)range;
    - (NSData *)subdataWithRange:(NSRange)range;
    - (BOOL)isEqualToData:(NSData *)other;
    @end
    @interface NSMutableData : NSData
    + (instancetype)dataWithCapacity:(NSUInteger)capacity;
    + (instancetype)dataWithLength:(NSUInteger)length;
    - (void *)mutableBytes;
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
    // 128 combining or low surrogate
    static int __selfsame_unicharKind(unichar c) __attribute__((selfsame_native(unicharKind)));

    @interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying> {
      int _kinds;
      NSString *_members;
      BOOL _inverted;
    }
    + (NSCharacterSet *)whitespaceCharacterSet;
    + (NSCharacterSet *)whitespaceAndNewlineCharacterSet;
    + (NSCharacterSet *)newlineCharacterSet;
    + (NSCharacterSet *)decimalDigitCharacterSet;
    + (NSCharacterSet *)letterCharacterSet;
    + (NSCharacterSet *)alphanumericCharacterSet;
    + (NSCharacterSet *)uppercaseLetterCharacterSet;
    + (NSCharacterSet *)lowercaseLetterCharacterSet;
    + (NSCharacterSet *)punctuationCharacterSet;
    + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)members;
    + (NSCharacterSet *)characterSetWithRange:(NSRange)range;
    - (BOOL)characterIsMember:(unichar)c;
    - (NSCharacterSet *)invertedSet;
    @end
    @interface NSMutableCharacterSet : NSCharacterSet
    - (void)addCharactersInString:(NSString *)members;
    - (void)formUnionWithCharacterSet:(NSCharacterSet *)other;
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
    - (const char *)cStringUsingEncoding:(NSStringEncoding)encoding;
    - (const char *)cString;
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
    - (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
    - (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range;
    - (NSRange)lineRangeForRange:(NSRange)range;
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
    - (BOOL)isAbsolutePath;
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

    static void __selfsame_checkText(NSString *text, NSRange range, SEL selector) {
      NSUInteger length = [text length];
      if (range.location <= length && range.length <= length - range.location) return;
      __selfsame_fail(@"NSRangeException", @"-[%s %s]: Range or index out of bounds",
                      __selfsame_privateName(text), sel_getName(selector));
    }

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
      return [self __order:other options:NSCaseInsensitiveSearch | NSNumericSearch];
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
    - (NSRange)lineRangeForRange:(NSRange)range {
      NSUInteger start = range.location, end = range.location + range.length;
      NSUInteger length = [self length];
      __selfsame_checkText(self, range, _cmd);
      while (start > 0 && [self characterAtIndex:start - 1] != '\n') start--;
      while (end < length && [self characterAtIndex:end] != '\n') end++;
      if (end < length) end++;
      range.location = start;
      range.length = end - start;
      return range;
    }
    - (BOOL)localizedCaseInsensitiveContainsString:(NSString *)part {
      return [self rangeOfString:part options:NSCaseInsensitiveSearch].location != NSNotFound;
    }
    - (BOOL)localizedStandardContainsString:(NSString *)part {
      return [self rangeOfString:part options:NSCaseInsensitiveSearch].location != NSNotFound;
    }
    - (NSString *)capitalizedString { return [[self __capitalized] autorelease]; }
    - (NSString *)localizedCapitalizedString { return [self capitalizedString]; }
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
      if (length <= [self length]) return [self substringToIndex:length];
      NSMutableString *text = [NSMutableString stringWithString:self];
      NSUInteger count = [padding length];
      if (count == 0) return text;
      while ([text length] < length) {
        [text appendFormat:@"%C", [padding characterAtIndex:index++ % count]];
      }
      return text;
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
      if ([self length] == 0) return [[part copy] autorelease];
      NSString *base = [self hasSuffix:@"/"] && [self length] > 1
          ? [self substringToIndex:[self length] - 1] : self;
      if ([part hasPrefix:@"/"]) part = [part substringFromIndex:1];
      if ([base isEqualToString:@"/"]) return [base stringByAppendingString:part];
      return [NSString stringWithFormat:@"%@/%@", base, part];
    }
    - (NSString *)stringByAppendingPathExtension:(NSString *)part {
      return [NSString stringWithFormat:@"%@.%@", self, part];
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
      return [@"/Users/learner" stringByAppendingString:[self substringFromIndex:1]];
    }
    - (BOOL)isAbsolutePath { return [self hasPrefix:@"/"] || [self hasPrefix:@"~"]; }
    @end

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

    @implementation NSData
    + (instancetype)data { return [[[self alloc] init] autorelease]; }
    + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length {
      return [[[self alloc] initWithBytes:bytes length:length] autorelease];
    }
    + (instancetype)dataWithData:(NSData *)other {
      return [[[self alloc] initWithData:other] autorelease];
    }
    - (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length {
      self = [super init];
      if (self) {
        _bytes = (unsigned char *)malloc(length ? length : 1);
        _length = length;
        if (bytes) memcpy(_bytes, bytes, length);
        else memset(_bytes, 0, length);
      }
      return self;
    }
    - (instancetype)initWithData:(NSData *)other {
      return [self initWithBytes:[other bytes] length:[other length]];
    }
    - (void)dealloc {
      free(_bytes);
      [super dealloc];
    }
    - (id)copyWithZone:(NSZone *)zone {
      if (![self isKindOfClass:[NSMutableData class]]) return [self retain];
      return [[NSData allocWithZone:zone] initWithData:self];
    }
    - (id)mutableCopyWithZone:(NSZone *)zone {
      return [[NSMutableData allocWithZone:zone] initWithData:self];
    }
    - (const void *)bytes { return _bytes; }
    - (NSUInteger)length { return _length; }
    - (void)getBytes:(void *)buffer length:(NSUInteger)length {
      memcpy(buffer, _bytes, length < _length ? length : _length);
    }
    - (void)__check:(NSRange)range for:(SEL)selector {
      if (range.location <= _length && range.length <= _length - range.location) return;
      __selfsame_fail(@"NSRangeException",
                      @"*** -[NSConcreteData %s]: range {%lu, %lu} exceeds data length %lu",
                      sel_getName(selector), range.location, range.length, _length);
    }
    - (void)getBytes:(void *)buffer range:(NSRange)range {
      [self __check:range for:_cmd];
      memcpy(buffer, _bytes + range.location, range.length);
    }
    - (NSData *)subdataWithRange:(NSRange)range {
      [self __check:range for:_cmd];
      return [NSData dataWithBytes:_bytes + range.location length:range.length];
    }
    - (BOOL)isEqualToData:(NSData *)other {
      return [other length] == _length && memcmp(_bytes, [other bytes], _length) == 0;
    }
    - (BOOL)isEqual:(id)other {
      return self == other || ([other isKindOfClass:[NSData class]] && [self isEqualToData:other]);
    }
    - (NSUInteger)hash { return _length; }
    - (NSString *)description {
      NSMutableString *text = [NSMutableString stringWithFormat:@"{length = %lu, bytes = 0x", _length];
      NSUInteger i;
      for (i = 0; i < _length; i++) [text appendFormat:@"%02x", _bytes[i]];
      [text appendString:@"}"];
      return text;
    }
    @end
    @implementation NSMutableData
    + (instancetype)dataWithCapacity:(NSUInteger)capacity { return [self data]; }
    + (instancetype)dataWithLength:(NSUInteger)length {
      return [[[self alloc] initWithBytes:NULL length:length] autorelease];
    }
    - (void *)mutableBytes { return _bytes; }
    - (void)setLength:(NSUInteger)length {
      _bytes = (unsigned char *)realloc(_bytes, length ? length : 1);
      if (length > _length) memset(_bytes + _length, 0, length - _length);
      _length = length;
    }
    - (void)appendBytes:(const void *)bytes length:(NSUInteger)length {
      _bytes = (unsigned char *)realloc(_bytes, _length + length + 1);
      memcpy(_bytes + _length, bytes, length);
      _length += length;
    }
    - (void)appendData:(NSData *)other { [self appendBytes:[other bytes] length:[other length]]; }
    - (void)increaseLengthBy:(NSUInteger)length { [self setLength:_length + length]; }
    - (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes {
      if (range.location + range.length > _length) [self setLength:range.location + range.length];
      memmove(_bytes + range.location, bytes, range.length);
    }
    - (void)replaceBytesInRange:(NSRange)range
                      withBytes:(const void *)bytes
                         length:(NSUInteger)length {
      NSUInteger end = range.location + range.length;
      NSUInteger rest = _length > end ? _length - end : 0, whole = range.location + length + rest;
      unsigned char *made = (unsigned char *)calloc(whole ? whole : 1, 1);
      memcpy(made, _bytes, range.location < _length ? range.location : _length);
      if (bytes) memcpy(made + range.location, bytes, length);
      memcpy(made + range.location + length, _bytes + _length - rest, rest);
      free(_bytes);
      _bytes = made;
      _length = whole;
    }
    - (void)resetBytesInRange:(NSRange)range {
      if (range.location + range.length > _length) [self setLength:range.location + range.length];
      memset(_bytes + range.location, 0, range.length);
    }
    - (void)setData:(NSData *)other {
      [self setLength:0];
      [self appendData:other];
    }
    @end

    static NSCharacterSet *__selfsame_characterSet(int kinds, NSString *members, BOOL inverted);
    @implementation NSCharacterSet
    - (id)__initWithKinds:(int)kinds members:(NSString *)members inverted:(BOOL)inverted {
      _kinds = kinds;
      _members = [members copy];
      _inverted = inverted;
      return self;
    }
    static NSCharacterSet *__selfsame_characterSet(int kinds, NSString *members, BOOL inverted) {
      NSCharacterSet *set = [NSCharacterSet alloc];
      return [[set __initWithKinds:kinds members:members inverted:inverted] autorelease];
    }
    + (NSCharacterSet *)whitespaceCharacterSet { return __selfsame_characterSet(16, nil, NO); }
    + (NSCharacterSet *)whitespaceAndNewlineCharacterSet {
      return __selfsame_characterSet(48, nil, NO);
    }
    + (NSCharacterSet *)newlineCharacterSet { return __selfsame_characterSet(32, nil, NO); }
    + (NSCharacterSet *)decimalDigitCharacterSet { return __selfsame_characterSet(8, nil, NO); }
    + (NSCharacterSet *)letterCharacterSet { return __selfsame_characterSet(1, nil, NO); }
    + (NSCharacterSet *)alphanumericCharacterSet { return __selfsame_characterSet(9, nil, NO); }
    + (NSCharacterSet *)uppercaseLetterCharacterSet { return __selfsame_characterSet(2, nil, NO); }
    + (NSCharacterSet *)lowercaseLetterCharacterSet { return __selfsame_characterSet(4, nil, NO); }
    + (NSCharacterSet *)punctuationCharacterSet { return __selfsame_characterSet(64, nil, NO); }
    + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)members {
      return __selfsame_characterSet(0, members, NO);
    }
    + (NSCharacterSet *)characterSetWithRange:(NSRange)range {
      NSMutableString *members = [NSMutableString string];
      NSUInteger i;
      for (i = 0; i < range.length; i++) {
        [members appendFormat:@"%C", (unichar)(range.location + i)];
      }
      return __selfsame_characterSet(0, members, NO);
    }
    - (void)dealloc {
      [_members release];
      [super dealloc];
    }
    - (id)copyWithZone:(NSZone *)zone { return [self mutableCopyWithZone:zone]; }
    - (id)mutableCopyWithZone:(NSZone *)zone {
      return [[NSMutableCharacterSet allocWithZone:zone] __initWithKinds:_kinds
                                                                 members:_members
                                                                inverted:_inverted];
    }
    - (BOOL)characterIsMember:(unichar)c {
      BOOL found = _kinds && (__selfsame_unicharKind(c) & _kinds);
      NSUInteger i, length = [_members length];
      for (i = 0; i < length && !found; i++) found = [_members characterAtIndex:i] == c;
      return found != _inverted;
    }
    - (NSCharacterSet *)invertedSet {
      return __selfsame_characterSet(_kinds, _members, !_inverted);
    }
    @end
    @implementation NSMutableCharacterSet
    - (void)addCharactersInString:(NSString *)members {
      NSString *old = _members;
      _members = old ? [[old stringByAppendingString:members] copy] : [members copy];
      [old release];
    }
    - (void)formUnionWithCharacterSet:(NSCharacterSet *)other {
      _kinds |= other->_kinds;
      if (other->_members) [self addCharactersInString:other->_members];
    }
    @end

    @interface NSScanner : NSObject {
      NSString *_text;
      NSUInteger _at;
      NSCharacterSet *_skipped;
    }
    + (instancetype)scannerWithString:(NSString *)text;
    - (instancetype)initWithString:(NSString *)text;
    - (NSString *)string;
    - (NSUInteger)scanLocation;
    - (void)setScanLocation:(NSUInteger)location;
    - (void)setCharactersToBeSkipped:(NSCharacterSet *)set;
    - (BOOL)isAtEnd;
    - (BOOL)scanInt:(int *)value;
    - (BOOL)scanInteger:(NSInteger *)value;
    - (BOOL)scanLongLong:(long long *)value;
    - (BOOL)scanDouble:(double *)value;
    - (BOOL)scanFloat:(float *)value;
    - (BOOL)scanHexInt:(unsigned *)value;
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
    - (void)setScanLocation:(NSUInteger)location { _at = location; }
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
    - (BOOL)scanHexInt:(unsigned *)value {
      NSUInteger at = [self __start], length = [_text length], first;
      unsigned long sum = 0;
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
        if (sum < 0x100000000) sum = sum * 16 + (unsigned long)digit;
      }
      if (at == first) return NO;
      if (value) *value = sum > 0xFFFFFFFF ? 0xFFFFFFFF : (unsigned)sum;
      _at = at;
      return YES;
    }
    - (BOOL)scanString:(NSString *)part intoString:(NSString **)result {
      NSUInteger start = [self __start], length = [part length];
      if (!length || length > [_text length] - start) return NO;
      if ([_text __search:part options:8 in:start length:length] == NSNotFound) return NO;
      if (result) *result = [self __from:start to:start + length];
      _at = start + length;
      return YES;
    }
    - (BOOL)scanUpToString:(NSString *)part intoString:(NSString **)result {
      NSUInteger start = [self __start], length = [_text length];
      NSUInteger end = [_text __search:part options:0 in:start length:length - start];
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
