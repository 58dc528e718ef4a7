// swift-format-ignore-file
// Written by `make library` from Foundation/NSString.m: change it there.
enum NSStringText {
static let text: StaticString = #"""
struct __selfsame_Format { unsigned long words[32]; };
NSString *__selfsame_formatAtOnce(NSString *into, NSString *format, va_list arguments)
    __attribute__((selfsame_native(formatAtOnce)));
void __selfsame_formatBegin(struct __selfsame_Format *state, NSString *format, va_list arguments)
    __attribute__((selfsame_native(formatBegin)));
int __selfsame_formatNext(struct __selfsame_Format *state, id *object)
    __attribute__((selfsame_native(formatNext)));
void __selfsame_formatSupply(struct __selfsame_Format *state, NSString *text)
    __attribute__((selfsame_native(formatSupply)));
NSString *__selfsame_formatFinish(struct __selfsame_Format *state, NSString *into)
    __attribute__((selfsame_native(formatFinish)));
void __selfsame_logLine(NSString *line) __attribute__((selfsame_native(logLine)));

static NSString *__selfsame_formatInSteps(NSString *into, NSString *format, va_list arguments) {
  struct __selfsame_Format state;
  id object;
  __selfsame_formatBegin(&state, format, arguments);
  while (__selfsame_formatNext(&state, &object)) {
    __selfsame_formatSupply(&state, [object description]);
  }
  return __selfsame_formatFinish(&state, into);
}
/// Gives a string the formatted text; nil: a new one, which the caller owns.
NSString *__selfsame_formatInto(NSString *into, NSString *format, va_list arguments) {
  NSString *text = __selfsame_formatAtOnce(into, format, arguments);
  return text ? text : __selfsame_formatInSteps(into, format, arguments);
}
/// Ownership: the caller owns the result.
NSString *__selfsame_format(NSString *format, va_list arguments) {
  return __selfsame_formatInto(nil, format, arguments);
}

/// Raises with a formatted reason.
void __selfsame_fail(NSString *name, NSString *format, ...)
    __attribute__((noreturn, format(NSString, 2, 3)));
void __selfsame_fail(NSString *name, NSString *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSString *reason = [__selfsame_format(format, arguments) autorelease];
  __builtin_va_end(arguments);
  __selfsame_raise(name, reason);
}
/// The name that Apple's messages give a collection's class.
const char *__selfsame_privateName(id object) {
  const char *name = object_getClassName(object);
  if (strcmp(name, "NSArray") == 0) return "__NSArrayI";
  if (strcmp(name, "NSMutableArray") == 0) return "__NSArrayM";
  if (strcmp(name, "NSDictionary") == 0) return "__NSDictionaryI";
  if (strcmp(name, "NSMutableDictionary") == 0) return "__NSDictionaryM";
  if (strcmp(name, "NSSet") == 0) return "__NSSetI";
  if (strcmp(name, "NSMutableSet") == 0) return "__NSSetM";
  if (strcmp(name, "NSString") == 0 || strcmp(name, "NSMutableString") == 0) {
    return "__NSCFString";
  }
  return name;
}

void NSLogv(NSString *format, va_list arguments) {
  @autoreleasepool {
    NSString *line = __selfsame_format(format, arguments);
    __selfsame_logLine(line);
    [line release];
  }
}
void NSLog(NSString *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSLogv(format, arguments);
  __builtin_va_end(arguments);
}

@interface NSString (Leaves)
- (NSString *)__appending:(NSString *)other;
- (NSString *)__substring:(NSUInteger)location length:(NSUInteger)length;
- (NSString *)__uppercase;
- (NSString *)__lowercase;
- (NSUInteger)__locationOf:(NSString *)part;
- (void)__set:(NSString *)text;
// nil where the bytes are no UTF-8.
- (instancetype)__setUTF8:(const char *)bytes;
- (void)__append:(NSString *)text;
@end

@implementation NSString
+ (instancetype)string { return [[[self alloc] init] autorelease]; }
+ (instancetype)stringWithString:(NSString *)text {
  // What cannot change is as good as a copy of it.
  if (text && self == [NSString class]) return [[text copy] autorelease];
  return [[[self alloc] initWithString:text] autorelease];
}
+ (instancetype)stringWithUTF8String:(const char *)bytes {
  if (!bytes) {
    __selfsame_fail(@"NSInvalidArgumentException", @"*** +[%s stringWithUTF8String:]: NULL cString",
                    class_getName(self));
  }
  return [[[self alloc] initWithUTF8String:bytes] autorelease];
}
+ (instancetype)stringWithFormat:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  id text = [[self alloc] initWithFormat:format arguments:arguments];
  __builtin_va_end(arguments);
  return [text autorelease];
}
- (instancetype)initWithUTF8String:(const char *)bytes {
  id made = [self __setUTF8:bytes];
  if (!made) [self release];
  return made;
}
- (instancetype)initWithString:(NSString *)text {
  if (!text) {
    __selfsame_fail(@"NSInvalidArgumentException", @"*** -[%s initWithString:]: nil argument",
                    [self isKindOfClass:[NSMutableString class]] ? "NSPlaceholderMutableString"
                                                                 : "NSPlaceholderString");
  }
  if (object_getClass(text) == object_getClass(@"") && object_getClass(self) == [NSString class]) {
    // A literal is for ever: it takes the place of the new object.
    [self release];
    return text;
  }
  [self __set:text];
  return self;
}
- (instancetype)initWithFormat:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  self = [self initWithFormat:format arguments:arguments];
  __builtin_va_end(arguments);
  return self;
}
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments {
  return __selfsame_formatInto(self, format, arguments);
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableString allocWithZone:zone] initWithString:self];
}
- (NSString *)description { return self; }
- (NSUInteger)length __attribute__((selfsame_native(stringLength)));
- (unichar)characterAtIndex:(NSUInteger)index
    __attribute__((selfsame_native(stringCharacterAt)));
- (const char *)UTF8String __attribute__((selfsame_native(stringUTF8)));
- (BOOL)isEqual:(id)object __attribute__((selfsame_native(stringIsEqual)));
- (BOOL)isEqualToString:(NSString *)other __attribute__((selfsame_native(stringIsEqual)));
- (NSUInteger)hash __attribute__((selfsame_native(stringHash)));
- (NSComparisonResult)compare:(NSString *)other
    __attribute__((selfsame_native(stringCompare)));
- (BOOL)hasPrefix:(NSString *)prefix __attribute__((selfsame_native(stringHasPrefix)));
- (BOOL)hasSuffix:(NSString *)suffix __attribute__((selfsame_native(stringHasSuffix)));
- (NSUInteger)__locationOf:(NSString *)part __attribute__((selfsame_native(stringRangeOf)));
- (NSRange)rangeOfString:(NSString *)part {
  NSRange range;
  range.location = [self __locationOf:part];
  range.length = range.location == NSNotFound ? 0 : [part length];
  return range;
}
- (BOOL)containsString:(NSString *)part { return [self __locationOf:part] != NSNotFound; }
- (NSString *)__appending:(NSString *)other __attribute__((selfsame_native(stringAppending)));
- (NSString *)stringByAppendingString:(NSString *)other {
  return [[self __appending:other] autorelease];
}
- (NSString *)stringByAppendingFormat:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSString *tail = __selfsame_format(format, arguments);
  __builtin_va_end(arguments);
  NSString *text = [self __appending:tail];
  [tail release];
  return [text autorelease];
}
- (NSString *)__substring:(NSUInteger)location length:(NSUInteger)length
    __attribute__((selfsame_native(stringSubstring)));
- (NSString *)substringWithRange:(NSRange)range {
  return [[self __substring:range.location length:range.length] autorelease];
}
- (NSString *)substringFromIndex:(NSUInteger)index {
  NSUInteger length = [self length];
  if (index > length) {
    __selfsame_fail(@"NSRangeException",
                    @"-[__NSCFString substringFromIndex:]: Index %lu out of bounds; string length %lu",
                    index, length);
  }
  return [[self __substring:index length:length - index] autorelease];
}
- (NSString *)substringToIndex:(NSUInteger)index {
  NSUInteger length = [self length];
  if (index > length) {
    __selfsame_fail(@"NSRangeException",
                    @"-[__NSCFString substringToIndex:]: Index %lu out of bounds; string length %lu",
                    index, length);
  }
  return [[self __substring:0 length:index] autorelease];
}
- (NSString *)__uppercase __attribute__((selfsame_native(stringUppercase)));
- (NSString *)uppercaseString { return [[self __uppercase] autorelease]; }
- (NSString *)__lowercase __attribute__((selfsame_native(stringLowercase)));
- (NSString *)lowercaseString { return [[self __lowercase] autorelease]; }
- (long long)longLongValue __attribute__((selfsame_native(stringIntValue)));
- (NSInteger)integerValue { return [self longLongValue]; }
- (int)intValue {
  long long value = [self longLongValue];
  return value > 2147483647 ? 2147483647 : value < -2147483647 - 1 ? -2147483647 - 1 : value;
}
- (double)doubleValue __attribute__((selfsame_native(stringDoubleValue)));
- (float)floatValue { return [self doubleValue]; }
// Behind white space, a sign and zeros.
- (BOOL)boolValue {
  NSUInteger at = 0, length = [self length];
  unichar c = 0;
  for (; at < length; at++) {
    c = [self characterAtIndex:at];
    if (c != ' ' && (c < 9 || c > 13)) break;
  }
  if (at < length && (c == '-' || c == '+')) at++;
  while (at < length && (c = [self characterAtIndex:at]) == '0') at++;
  if (at == length) return NO;
  return c == 'Y' || c == 'y' || c == 'T' || c == 't' || (c >= '1' && c <= '9');
}
- (instancetype)__setUTF8:(const char *)bytes __attribute__((selfsame_native(stringInitBytes)));
- (void)__set:(NSString *)text __attribute__((selfsame_native(mutableStringSet)));
- (void)__append:(NSString *)text __attribute__((selfsame_native(mutableStringAppend)));
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableString
+ (instancetype)stringWithCapacity:(NSUInteger)capacity {
  return [[[self alloc] init] autorelease];
}
- (instancetype)initWithCapacity:(NSUInteger)capacity { return [self init]; }
- (id)copyWithZone:(NSZone *)zone {
  return [[NSString allocWithZone:zone] initWithString:self];
}
- (void)appendString:(NSString *)other __attribute__((selfsame_native(mutableStringAppend)));
- (void)appendFormat:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSString *tail = __selfsame_format(format, arguments);
  __builtin_va_end(arguments);
  [self appendString:tail];
  [tail release];
}
- (void)setString:(NSString *)text __attribute__((selfsame_native(mutableStringSet)));
@end

@implementation __NSCFConstantString
@end
"""#
}
