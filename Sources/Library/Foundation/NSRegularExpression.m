// NSRegularExpression: patterns as objects, over the machine of RegularExpressions.m, and what they found.
//
// A search sees its range alone: `^` is true at its beginning, and \b does not look beyond it.
//: part NSRegularExpression

typedef NSUInteger NSRegularExpressionOptions;
enum {
  NSRegularExpressionCaseInsensitive = 1, NSRegularExpressionAllowCommentsAndWhitespace = 2,
  NSRegularExpressionIgnoreMetacharacters = 4, NSRegularExpressionDotMatchesLineSeparators = 8,
  NSRegularExpressionAnchorsMatchLines = 16, NSRegularExpressionUseUnixLineSeparators = 32,
  NSRegularExpressionUseUnicodeWordBoundaries = 64
};
typedef NSUInteger NSMatchingOptions;
enum {
  NSMatchingReportProgress = 1, NSMatchingReportCompletion = 2, NSMatchingAnchored = 4,
  NSMatchingWithTransparentBounds = 8, NSMatchingWithoutAnchoringBounds = 16
};
typedef NSUInteger NSMatchingFlags;
enum {
  NSMatchingProgress = 1, NSMatchingCompleted = 2, NSMatchingHitEnd = 4, NSMatchingRequiredEnd = 8,
  NSMatchingInternalError = 16
};
typedef unsigned long NSTextCheckingType;
enum { NSTextCheckingTypeRegularExpression = 1 << 10 };
@class NSRegularExpression;

@interface NSTextCheckingResult : NSObject <NSCopying> {
  @public
  NSRegularExpression *_expression;
  NSRange *_ranges;
  NSUInteger _count;
}
@property (readonly) NSTextCheckingType resultType;
@property (readonly) NSRange range;
@property (readonly) NSUInteger numberOfRanges;
@property (readonly) NSRegularExpression *regularExpression;
- (NSRange)rangeAtIndex:(NSUInteger)index;
@end

@interface NSRegularExpression : NSObject <NSCopying> {
  NSString *_pattern;
  NSString *_source;
  NSRegularExpressionOptions _options;
  long _groups;
}
@property (readonly) NSString *pattern;
@property (readonly) NSRegularExpressionOptions options;
@property (readonly) NSUInteger numberOfCaptureGroups;
+ (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern
                                              options:(NSRegularExpressionOptions)options
                                                error:(NSError **)error;
- (instancetype)initWithPattern:(NSString *)pattern
                        options:(NSRegularExpressionOptions)options
                          error:(NSError **)error;
+ (NSString *)escapedPatternForString:(NSString *)string;
+ (NSString *)escapedTemplateForString:(NSString *)string;
- (void)enumerateMatchesInString:(NSString *)string
                         options:(NSMatchingOptions)options
                           range:(NSRange)range
                      usingBlock:(void (^)(NSTextCheckingResult *result, NSMatchingFlags flags,
                                           BOOL *stop))block;
- (NSArray *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
- (NSUInteger)numberOfMatchesInString:(NSString *)string
                              options:(NSMatchingOptions)options
                                range:(NSRange)range;
- (NSTextCheckingResult *)firstMatchInString:(NSString *)string
                                     options:(NSMatchingOptions)options
                                       range:(NSRange)range;
- (NSRange)rangeOfFirstMatchInString:(NSString *)string
                             options:(NSMatchingOptions)options
                               range:(NSRange)range;
- (NSString *)stringByReplacingMatchesInString:(NSString *)string
                                       options:(NSMatchingOptions)options
                                         range:(NSRange)range
                                  withTemplate:(NSString *)form;
- (NSUInteger)replaceMatchesInString:(NSMutableString *)string
                             options:(NSMatchingOptions)options
                               range:(NSRange)range
                        withTemplate:(NSString *)form;
- (NSString *)replacementStringForResult:(NSTextCheckingResult *)result
                                inString:(NSString *)string
                                  offset:(NSInteger)offset
                                template:(NSString *)form;
@end

@implementation NSTextCheckingResult
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSTextCheckingType)resultType { return NSTextCheckingTypeRegularExpression; }
- (NSRange)range { return _ranges[0]; }
- (NSUInteger)numberOfRanges { return _count; }
- (NSRegularExpression *)regularExpression { return _expression; }
- (NSRange)rangeAtIndex:(NSUInteger)index {
  if (index >= _count) {
    [NSException raise:NSRangeException
                format:@"-[NSTextCheckingResult rangeAtIndex:]: index (%lu) beyond bounds (%lu)",
                       index, _count];
  }
  return _ranges[index];
}
- (void)dealloc {
  [_expression release];
  free(_ranges);
  [super dealloc];
}
@end

// The signs of a string that mean something in a pattern or a template, each with a `\` in front.
static NSString *__selfsame_signsEscaped(NSString *string, NSString *signs) {
  NSMutableString *escaped = [NSMutableString string];
  for (NSUInteger i = 0; i < [string length]; i++) {
    NSString *unit = [string substringWithRange:NSMakeRange(i, 1)];
    if ([signs rangeOfString:unit].location != NSNotFound) [escaped appendString:@"\\"];
    [escaped appendString:unit];
  }
  return escaped;
}

@implementation NSRegularExpression
+ (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern
                                              options:(NSRegularExpressionOptions)options
                                                error:(NSError **)error {
  return [[[self alloc] initWithPattern:pattern options:options error:error] autorelease];
}
- (instancetype)initWithPattern:(NSString *)pattern
                        options:(NSRegularExpressionOptions)options
                          error:(NSError **)error {
  if (!pattern) [NSException raise:NSInvalidArgumentException format:@"nil argument"];
  if (options & NSRegularExpressionAllowCommentsAndWhitespace) {
    [NSException raise:NSInvalidArgumentException
                format:@"NSRegularExpressionAllowCommentsAndWhitespace is not built"];
  }
  self = [super init];
  _pattern = [pattern copy];
  _options = options;
  BOOL isPlain = (options & NSRegularExpressionIgnoreMetacharacters) != 0;
  _source = [(isPlain ? [[self class] escapedPatternForString:pattern] : pattern) copy];
  @try {
    _groups = __selfsame_regexGroups(_source);
  } @catch (NSException *problem) {
    // What ICU would refuse is an error; what is not built here is said aloud.
    if ([[problem reason] rangeOfString:@"U_REGEX"].location == NSNotFound) @throw;
    if (error) {
      NSString *text = [NSString stringWithFormat:@"The value “%@” is invalid.", pattern];
      *error = [NSError errorWithDomain:NSCocoaErrorDomain
                                   code:2048
                               userInfo:@{NSLocalizedDescriptionKey : text, @"NSInvalidValue" : pattern}];
    }
    [self release];
    return nil;
  }
  return self;
}
- (void)dealloc {
  [_pattern release];
  [_source release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)pattern { return _pattern; }
- (NSRegularExpressionOptions)options { return _options; }
- (NSUInteger)numberOfCaptureGroups { return _groups; }
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSRegularExpression class]] && [_pattern isEqual:[other pattern]]
      && _options == [other options];
}
- (NSUInteger)hash { return [_pattern hash]; }
+ (NSString *)escapedPatternForString:(NSString *)string {
  return __selfsame_signsEscaped(string, @"*?+[](){}^$|\\./");
}
+ (NSString *)escapedTemplateForString:(NSString *)string { return __selfsame_signsEscaped(string, @"\\$"); }

- (void)enumerateMatchesInString:(NSString *)string
                         options:(NSMatchingOptions)options
                           range:(NSRange)range
                      usingBlock:(void (^)(NSTextCheckingResult *result, NSMatchingFlags flags,
                                           BOOL *stop))block {
  if (!string || !block) [NSException raise:NSInvalidArgumentException format:@"nil argument"];
  if (options & ~NSMatchingAnchored) {
    [NSException raise:NSInvalidArgumentException
                format:@"of NSMatchingOptions only NSMatchingAnchored is built"];
  }
  NSString *text = [string substringWithRange:range];
  int form = (_options & NSRegularExpressionCaseInsensitive ? __selfsame_foldsCase : 0)
      | (_options & NSRegularExpressionDotMatchesLineSeparators ? __selfsame_dotTakesLines : 0)
      | (_options & NSRegularExpressionAnchorsMatchLines ? __selfsame_linesHaveEnds : 0)
      | (options & NSMatchingAnchored ? __selfsame_onlyHere : 0);
  NSUInteger at = 0, count = _groups + 1;
  BOOL stop = NO;
  while (at <= range.length && !stop) {
    NSRange *ranges = calloc(count, sizeof *ranges);
    NSRange rest = NSMakeRange(at, range.length - at);
    if (__selfsame_regexFind(_source, text, rest, form, ranges, count) < 0) {
      free(ranges);
      return;
    }
    at = NSMaxRange(ranges[0]) + (ranges[0].length == 0);
    for (NSUInteger i = 0; i < count; i++) {
      if (ranges[i].location != NSNotFound) ranges[i].location += range.location;
    }
    NSTextCheckingResult *result = [[NSTextCheckingResult alloc] init];
    result->_expression = [self retain];
    result->_ranges = ranges;
    result->_count = count;
    block(result, 0, &stop);
    [result release];
  }
}
- (NSArray *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range {
  NSMutableArray *all = [NSMutableArray array];
  [self enumerateMatchesInString:string
                         options:options
                           range:range
                      usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                        [all addObject:result];
                      }];
  return all;
}
- (NSUInteger)numberOfMatchesInString:(NSString *)string
                              options:(NSMatchingOptions)options
                                range:(NSRange)range {
  return [[self matchesInString:string options:options range:range] count];
}
- (NSTextCheckingResult *)firstMatchInString:(NSString *)string
                                     options:(NSMatchingOptions)options
                                       range:(NSRange)range {
  __block NSTextCheckingResult *first = nil;
  [self enumerateMatchesInString:string
                         options:options
                           range:range
                      usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                        first = [result retain];
                        *stop = YES;
                      }];
  return [first autorelease];
}
- (NSRange)rangeOfFirstMatchInString:(NSString *)string
                             options:(NSMatchingOptions)options
                               range:(NSRange)range {
  NSTextCheckingResult *first = [self firstMatchInString:string options:options range:range];
  return first ? [first range] : NSMakeRange(NSNotFound, 0);
}

- (NSString *)replacementStringForResult:(NSTextCheckingResult *)result
                                inString:(NSString *)string
                                  offset:(NSInteger)offset
                                template:(NSString *)form {
  NSMutableString *made = [NSMutableString string];
  for (NSUInteger i = 0; i < [form length]; i++) {
    unichar unit = [form characterAtIndex:i];
    if (unit == '\\' && i + 1 < [form length]) {
      [made appendString:[form substringWithRange:NSMakeRange(++i, 1)]];
    } else if (unit == '$' && i + 1 < [form length] && isdigit([form characterAtIndex:i + 1])) {
      // As many digits as there are groups for.
      NSUInteger group = [form characterAtIndex:++i] - '0';
      while (i + 1 < [form length] && isdigit([form characterAtIndex:i + 1])) {
        NSUInteger next = group * 10 + [form characterAtIndex:i + 1] - '0';
        if (next >= [result numberOfRanges]) break;
        group = next;
        i++;
      }
      NSRange range = group < [result numberOfRanges] ? [result rangeAtIndex:group]
                                                      : NSMakeRange(NSNotFound, 0);
      if (range.location == NSNotFound) continue;
      range.location += offset;
      [made appendString:[string substringWithRange:range]];
    } else {
      [made appendString:[form substringWithRange:NSMakeRange(i, 1)]];
    }
  }
  return made;
}
- (NSUInteger)replaceMatchesInString:(NSMutableString *)string
                             options:(NSMatchingOptions)options
                               range:(NSRange)range
                        withTemplate:(NSString *)form {
  NSArray *all = [self matchesInString:string options:options range:range];
  NSInteger shift = 0;
  for (NSTextCheckingResult *each in all) {
    NSString *text = [self replacementStringForResult:each inString:string offset:shift template:form];
    NSRange place = [each range];
    place.location += shift;
    [string replaceCharactersInRange:place withString:text];
    shift += (NSInteger)[text length] - (NSInteger)place.length;
  }
  return [all count];
}
- (NSString *)stringByReplacingMatchesInString:(NSString *)string
                                       options:(NSMatchingOptions)options
                                         range:(NSRange)range
                                  withTemplate:(NSString *)form {
  NSMutableString *copy = [[string mutableCopy] autorelease];
  [self replaceMatchesInString:copy options:options range:range withTemplate:form];
  return copy;
}
@end
