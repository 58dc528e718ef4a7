// Texts on their way into addresses, bytes and files: percent escapes, base 64, and older ways to read and write.
//: part escaped strings
//: names stringByRemovingPercentEncoding stringByAddingPercentEncodingWithAllowedCharacters
//: names stringByAddingPercentEscapesUsingEncoding stringByReplacingPercentEscapesUsingEncoding
//: names URLQueryAllowedCharacterSet URLHostAllowedCharacterSet URLPathAllowedCharacterSet
//: names URLFragmentAllowedCharacterSet URLUserAllowedCharacterSet
//: names URLPasswordAllowedCharacterSet base64EncodedStringWithOptions
//: names initWithBase64EncodedString initWithBytesNoCopy pathWithComponents
//: names localizedStringWithFormat fileSystemRepresentation dataWithBytesNoCopy

typedef NSUInteger NSDataBase64EncodingOptions;
typedef NSUInteger NSDataBase64DecodingOptions;
enum { NSDataBase64DecodingIgnoreUnknownCharacters = 1 };

@interface NSCharacterSet (Addresses)
+ (NSCharacterSet *)URLQueryAllowedCharacterSet;
+ (NSCharacterSet *)URLHostAllowedCharacterSet;
+ (NSCharacterSet *)URLPathAllowedCharacterSet;
+ (NSCharacterSet *)URLFragmentAllowedCharacterSet;
+ (NSCharacterSet *)URLUserAllowedCharacterSet;
+ (NSCharacterSet *)URLPasswordAllowedCharacterSet;
@end
@interface NSString (Escapes)
+ (instancetype)localizedStringWithFormat:(NSString *)format, ...;
- (instancetype)initWithFormat:(NSString *)format locale:(id)locale, ...;
- (instancetype)initWithFormat:(NSString *)format locale:(id)locale arguments:(va_list)arguments;
+ (NSString *)pathWithComponents:(NSArray *)parts;
- (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)allowed;
- (NSString *)stringByRemovingPercentEncoding;
- (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
- (const char *)fileSystemRepresentation __attribute__((objc_returns_inner_pointer));
- (instancetype)initWithBytesNoCopy:(void *)bytes
                             length:(NSUInteger)length
                           encoding:(NSStringEncoding)encoding
                       freeWhenDone:(BOOL)frees;
@end
@interface NSData (Base64)
- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options;
- (instancetype)initWithBase64EncodedString:(NSString *)text options:(NSDataBase64DecodingOptions)options;
@end

static NSCharacterSet *__selfsame_allowed(NSString *signs) {
  NSString *letters = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
  return [NSCharacterSet characterSetWithCharactersInString:[letters stringByAppendingString:signs]];
}
@implementation NSCharacterSet (Addresses)
+ (NSCharacterSet *)URLQueryAllowedCharacterSet { return __selfsame_allowed(@"!$&'()*+,;=:@/?"); }
+ (NSCharacterSet *)URLFragmentAllowedCharacterSet { return __selfsame_allowed(@"!$&'()*+,;=:@/?"); }
+ (NSCharacterSet *)URLHostAllowedCharacterSet { return __selfsame_allowed(@"!$&'()*+,;=:[]"); }
+ (NSCharacterSet *)URLPathAllowedCharacterSet { return __selfsame_allowed(@"!$&'()*+,=:@/"); }
+ (NSCharacterSet *)URLUserAllowedCharacterSet { return __selfsame_allowed(@"!$&'()*+,;="); }
+ (NSCharacterSet *)URLPasswordAllowedCharacterSet { return __selfsame_allowed(@"!$&'()*+,;="); }
@end

static int __selfsame_hexDigit(int unit) {
  return isdigit(unit) ? unit - '0' : isxdigit(unit) ? tolower(unit) - 'a' + 10 : -1;
}
@implementation NSString (Escapes)
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... {
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[self alloc] initWithFormat:format arguments:arguments];
  va_end(arguments);
  return [text autorelease];
}
// Numbers are written as in no locale, and as English has them.
- (instancetype)initWithFormat:(NSString *)format locale:(id)locale arguments:(va_list)arguments {
  SEL identifier = NSSelectorFromString(@"localeIdentifier");
  NSString *name = [locale respondsToSelector:identifier] ? [locale performSelector:identifier] : nil;
  if ([name length] && ![name hasPrefix:@"en"]) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"texts in the locale %@: not built; those of en_US are", name);
  }
  return [self initWithFormat:format arguments:arguments];
}
- (instancetype)initWithFormat:(NSString *)format locale:(id)locale, ... {
  va_list arguments;
  va_start(arguments, locale);
  self = [self initWithFormat:format locale:locale arguments:arguments];
  va_end(arguments);
  return self;
}
+ (NSString *)pathWithComponents:(NSArray *)parts {
  NSString *path = [parts count] ? [parts objectAtIndex:0] : @"";
  for (NSUInteger i = 1; i < [parts count]; i++) {
    path = [path stringByAppendingPathComponent:[parts objectAtIndex:i]];
  }
  return path;
}
- (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)allowed {
  NSMutableString *text = [NSMutableString string];
  for (const unsigned char *byte = (const unsigned char *)[self UTF8String]; *byte; byte++) {
    if (*byte < 128 && [allowed characterIsMember:*byte]) [text appendFormat:@"%c", *byte];
    else [text appendFormat:@"%%%02X", *byte];
  }
  return text;
}
- (NSString *)stringByRemovingPercentEncoding {
  const char *from = [self UTF8String];
  char *bytes = malloc(strlen(from) + 1), *to = bytes;
  NSString *text = nil;
  for (; *from; from++) {
    if (*from != '%') {
      *to++ = *from;
    } else {
      int high = __selfsame_hexDigit(from[1]), low = high < 0 ? -1 : __selfsame_hexDigit(from[2]);
      if (low < 0) break;
      *to++ = (char)(high * 16 + low);
      from += 2;
    }
  }
  if (!*from) {
    text = [[[NSString alloc] initWithBytes:bytes length:to - bytes encoding:NSUTF8StringEncoding] autorelease];
  }
  free(bytes);
  return text;
}
- (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding {
  return [self stringByAddingPercentEncodingWithAllowedCharacters:__selfsame_allowed(@"!$&'()*+,;=:@/?")];
}
- (NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding {
  return [self stringByRemovingPercentEncoding];
}
- (const char *)fileSystemRepresentation { return [self UTF8String]; }
- (instancetype)initWithBytesNoCopy:(void *)bytes
                             length:(NSUInteger)length
                           encoding:(NSStringEncoding)encoding
                       freeWhenDone:(BOOL)frees {
  self = [self initWithBytes:bytes length:length encoding:encoding];
  if (self && frees) free(bytes);
  return self;
}
@end

static const char __selfsame_base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
@implementation NSData (Base64)
- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options {
  const unsigned char *bytes = [self bytes];
  NSUInteger length = [self length], i;
  char *text = malloc(length / 3 * 4 + 5), *to = text;
  for (i = 0; i < length; i += 3) {
    unsigned group = bytes[i] << 16 | (i + 1 < length ? bytes[i + 1] << 8 : 0) | (i + 2 < length ? bytes[i + 2] : 0);
    *to++ = __selfsame_base64[group >> 18];
    *to++ = __selfsame_base64[group >> 12 & 63];
    *to++ = i + 1 < length ? __selfsame_base64[group >> 6 & 63] : '=';
    *to++ = i + 2 < length ? __selfsame_base64[group & 63] : '=';
  }
  *to = 0;
  NSString *result = [NSString stringWithUTF8String:text];
  free(text);
  return result;
}
- (instancetype)initWithBase64EncodedString:(NSString *)text options:(NSDataBase64DecodingOptions)options {
  NSMutableData *data = [NSMutableData data];
  unsigned group = 0, count = 0;
  BOOL fits = YES;
  for (const char *unit = [text UTF8String]; fits && *unit && *unit != '='; unit++) {
    const char *place = strchr(__selfsame_base64, *unit);
    if (!place) {
      fits = (options & NSDataBase64DecodingIgnoreUnknownCharacters) != 0;
      continue;
    }
    group = group << 6 | (unsigned)(place - __selfsame_base64);
    if (++count % 4 == 1) continue;
    unsigned char byte = (unsigned char)(group >> (count % 4 == 2 ? 4 : count % 4 == 3 ? 2 : 0));
    [data appendBytes:&byte length:1];
  }
  if (fits) return [self initWithData:data];
  [self release];
  return nil;
}
@end

@interface NSData (Borrowed)
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length;
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees;
@end
@implementation NSData (Borrowed)
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length {
  return [[[self alloc] initWithBytesNoCopy:bytes length:length] autorelease];
}
+ (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees {
  return [[[self alloc] initWithBytesNoCopy:bytes length:length freeWhenDone:frees] autorelease];
}
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length {
  return [self initWithBytesNoCopy:bytes length:length freeWhenDone:YES];
}
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees {
  // Who changes its bytes needs its own.
  if ([self isKindOfClass:[NSMutableData class]]) {
    self = [self initWithBytes:bytes length:length];
    if (frees) free(bytes);
    return self;
  }
  if ((self = [super init])) {
    _bytes = bytes;
    _length = length;
    _borrowed = !frees;
  }
  return self;
}
@end
