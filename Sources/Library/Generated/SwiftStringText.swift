// swift-format-ignore-file
// Written by `make library` from Swift/SwiftString.m: change it there.
enum SwiftStringText {
static let text: StaticString = #"""
NSString *__swift_concat(NSString *a, NSString *b) __attribute__((ns_returns_retained));
NSString *__swift_concat(NSString *a, NSString *b) {
  if ([b length] == 0) return [a retain];
  if ([a length] == 0) return [b retain];
  return [a __appending:b];
}
/* The text of a variable to change: itself where that has one owner. */
NSString *__swift_append(NSString *a, NSString *b) __attribute__((ns_returns_retained));
NSString *__swift_append(NSString *a, NSString *b) {
  if ([b length] == 0 || [a retainCount] != 1) return __swift_concat(a, b);
  [a __append:b];
  return [a retain];
}
/* Texts are made of characters: `é` of one scalar and of two are equal. */
static unsigned long __swift_character_end(NSString *text, unsigned long index)
    __attribute__((selfsame_native(characterEnd)));
static unsigned long __swift_text_hash(NSString *text) __attribute__((selfsame_native(characterSum)));
long __swift_compare(NSString *a, NSString *b) __attribute__((selfsame_native(characterOrder)));
static _Bool __swift_begins(NSString *text, NSString *part, unsigned long index)
    __attribute__((selfsame_native(characterBegins)));

_Bool __swift_equal(NSString *a, NSString *b) {
  return a == b || (a && b && __swift_compare(a, b) == 0);
}
unsigned long __swift_hash(NSString *text) { return text ? __swift_text_hash(text) : 0; }
_Bool __swift_prefixed(NSString *text, NSString *part) { return __swift_begins(text, part, 0); }
_Bool __swift_suffixed(NSString *text, NSString *part) {
  unsigned long length = [text length], most = [part length] * 4 + 4;
  for (unsigned long i = 0; i < length; i = __swift_character_end(text, i)) {
    if (length - i <= most && __swift_equal([text substringFromIndex:i], part)) return 1;
  }
  return [part length] == 0;
}
_Bool __swift_contains(NSString *text, NSString *part)
    __attribute__((selfsame_native(characterSearch)));
NSString *__swift_upper(NSString *a) { return [a uppercaseString]; }
NSString *__swift_lower(NSString *a) { return [a lowercaseString]; }
long __swift_character_count(NSString *text) {
  long count = 0;
  unsigned long length = [text length];
  for (unsigned long i = 0; i < length; count++) i = __swift_character_end(text, i);
  return count;
}
/* The character that a text is. */
NSString *__swift_character(NSString *text) {
  long count = __swift_character_count(text);
  if (count == 0) __swift_stop(@"Fatal error: Can't form a Character from an empty String");
  if (count > 1) {
    __swift_stop(@"Fatal error: Can't form a Character from a String containing more than one extended grapheme cluster");
  }
  return text;
}
SwiftArray *__swift_characters(NSString *text) __attribute__((ns_returns_retained));
SwiftArray *__swift_characters(NSString *text) {
  SwiftArray *array = __swift_array(1);
  unsigned long length = [text length];
  for (unsigned long i = 0; i < length;) {
    unsigned long end = __swift_character_end(text, i);
    __swift_push_object(array, [text substringWithRange:NSMakeRange(i, end - i)]);
    i = end;
  }
  return array;
}
NSString *__swift_first_character(NSString *text) {
  if ([text length] == 0) return nil;
  return [text substringToIndex:__swift_character_end(text, 0)];
}
NSString *__swift_last_character(NSString *text) {
  SwiftArray *all = [__swift_characters(text) autorelease];
  return all->count ? (id)all->slots[all->count - 1] : nil;
}
/* Where the last character begins. */
static unsigned long __swift_last_begin(NSString *text) {
  unsigned long length = [text length], last = 0;
  for (unsigned long i = 0; i < length; i = __swift_character_end(text, i)) last = i;
  return last;
}
NSString *__swift_without_last(NSString *text) {
  return [text substringToIndex:__swift_last_begin(text)];
}
NSString *__swift_without_first(NSString *text) {
  return [text substringFromIndex:__swift_character_end(text, 0)];
}
void __swift_not_empty_text(NSString *character, _Bool isFirst) {
  if (character) return;
  __swift_stop(isFirst ? @"Fatal error: Can't remove first element from an empty collection"
                       : @"Fatal error: Can't remove last element from an empty collection");
}
NSString *__swift_repeat(NSString *text, long count) __attribute__((ns_returns_retained));
NSString *__swift_repeat(NSString *text, long count) {
  if (count < 0) __swift_stop(@"Fatal error: Negative count not allowed");
  NSMutableString *whole = [[NSMutableString alloc] init];
  for (long i = 0; i < count; i++) [whole appendString:text];
  NSString *copy = [whole copy];
  [whole release];
  return copy;
}
NSString *__swift_in_radix(long value, long radix) __attribute__((ns_returns_retained));
NSString *__swift_in_radix(long value, long radix) {
  if (radix < 2 || radix > 36) __swift_stop(@"Fatal error: Radix must be between 2 and 36");
  char digits[66];
  char *at = digits + 65;
  *at = 0;
  unsigned long rest = value < 0 ? -(unsigned long)value : (unsigned long)value;
  do {
    *--at = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % radix];
    rest /= radix;
  } while (rest);
  if (value < 0) *--at = '-';
  return [[NSString alloc] initWithUTF8String:at];
}
NSString *__swift_joined(SwiftArray *array, NSString *separator) __attribute__((ns_returns_retained));
NSString *__swift_joined(SwiftArray *array, NSString *separator) {
  NSMutableString *whole = [[NSMutableString alloc] init];
  for (long i = 0; i < array->count; i++) {
    if (i) [whole appendString:separator];
    [whole appendString:(NSString *)array->slots[i]];
  }
  NSString *copy = [whole copy];
  [whole release];
  return copy;
}
// `most`: so many times at most; `omits`: what is empty is left out.
SwiftArray *__swift_split(NSString *text, NSString *separator, long most, _Bool omits) __attribute__((ns_returns_retained));
SwiftArray *__swift_split(NSString *text, NSString *separator, long most, _Bool omits) {
  SwiftArray *array = __swift_array(1);
  unsigned long start = 0, length = [text length];
  for (unsigned long i = 0; i < length && array->count < most;) {
    unsigned long end = __swift_character_end(text, i);
    if (__swift_begins(text, separator, i)) {
      if (i > start || !omits) __swift_push_object(array, [text substringWithRange:NSMakeRange(start, i - start)]);
      start = end;
    }
    i = end;
  }
  if (start < length || !omits) __swift_push_object(array, [text substringFromIndex:start]);
  return array;
}
// What a letter is worth as a digit; -1: it is none.
long __swift_digit_value(long letter, long radix) {
  long value = letter >= '0' && letter <= '9' ? letter - '0'
      : letter >= 'a' && letter <= 'z' ? letter - 'a' + 10
      : letter >= 'A' && letter <= 'Z' ? letter - 'A' + 10 : 99;
  return value < radix ? value : -1;
}
// The number that all of a text is, where it lies between two others.
_Bool __swift_parse_radix(NSString *text, long *value, long radix, long low, unsigned long high) {
  if (radix < 2 || radix > 36) __swift_stop(@"Fatal error: Radix not in range 2...36");
  unsigned long i = 0, length = [text length];
  _Bool negative = 0;
  if (length && ([text characterAtIndex:0] == '-' || [text characterAtIndex:0] == '+')) {
    negative = [text characterAtIndex:0] == '-';
    i = 1;
  }
  if (i >= length) return 0;
  unsigned long sum = 0, limit = negative ? 0 - (unsigned long)low : high;
  for (; i < length; i++) {
    long digit = __swift_digit_value([text characterAtIndex:i], radix);
    if (digit < 0 || (unsigned long)digit > limit || sum > (limit - digit) / radix) return 0;
    sum = sum * radix + digit;
  }
  *value = negative ? (long)(0 - sum) : (long)sum;
  return 1;
}
_Bool __swift_parse_integer(NSString *text, long *value, long low, unsigned long high) {
  return __swift_parse_radix(text, value, 10, low, high);
}
_Bool __swift_parse_double(NSString *text, double *value)
    __attribute__((selfsame_native(characterNumber)));
"""#
}
