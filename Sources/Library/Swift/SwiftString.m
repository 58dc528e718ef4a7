// Swift's strings: Foundation's, counted and cut by characters.
//: part Swift

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
_Bool __swift_equal(NSString *a, NSString *b) { return a == b || [a isEqualToString:b]; }
long __swift_compare(NSString *a, NSString *b) { return (long)[a compare:b]; }
_Bool __swift_contains(NSString *a, NSString *b) {
  return [b length] == 0 || [a rangeOfString:b].length > 0;
}
NSString *__swift_upper(NSString *a) { return [a uppercaseString]; }
NSString *__swift_lower(NSString *a) { return [a lowercaseString]; }
/* Where the character that begins at an index ends: surrogates and combining marks belong together. */
static unsigned long __swift_character_end(NSString *text, unsigned long index) {
  unsigned long length = [text length];
  unichar first = [text characterAtIndex:index++];
  if (first >= 0xD800 && first < 0xDC00 && index < length) index++;
  while (index < length) {
    unichar next = [text characterAtIndex:index];
    if ((next >= 0x300 && next < 0x370) || next == 0xFE0F || next == 0x20E3) { index++; continue; }
    if (next == 0x200D && index + 1 < length) {
      index++;
      unichar joined = [text characterAtIndex:index++];
      if (joined >= 0xD800 && joined < 0xDC00) index++;
      continue;
    }
    if (next == 0xD83C && index + 1 < length) {
      unichar low = [text characterAtIndex:index + 1];
      if (low >= 0xDFFB && low <= 0xDFFF) { index += 2; continue; }
      if (first == 0xD83C && low >= 0xDDE6 && low <= 0xDDFF) { index += 2; break; }
    }
    if (first == 0x0D && next == 0x0A) index++;
    break;
  }
  return index;
}
long __swift_character_count(NSString *text) {
  long count = 0;
  unsigned long length = [text length];
  for (unsigned long i = 0; i < length; count++) i = __swift_character_end(text, i);
  return count;
}
SwiftArray *__swift_characters(NSString *text) __attribute__((ns_returns_retained));
SwiftArray *__swift_characters(NSString *text) {
  SwiftArray *array = __swift_array(1);
  unsigned long length = [text length];
  for (unsigned long i = 0; i < length;) {
    unsigned long end = __swift_character_end(text, i);
    __swift_push_object(array, [[text substringToIndex:end] substringFromIndex:i]);
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
NSString *__swift_repeat(NSString *text, long count) __attribute__((ns_returns_retained));
NSString *__swift_repeat(NSString *text, long count) {
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
SwiftArray *__swift_split(NSString *text, NSString *separator) __attribute__((ns_returns_retained));
SwiftArray *__swift_split(NSString *text, NSString *separator) {
  SwiftArray *array = __swift_array(1);
  unichar mark = [separator characterAtIndex:0];
  unsigned long start = 0, length = [text length];
  for (unsigned long i = 0; i <= length; i++) {
    if (i < length && [text characterAtIndex:i] != mark) continue;
    if (i > start) {
      __swift_push_object(array, [[text substringToIndex:i] substringFromIndex:start]);
    }
    start = i + 1;
  }
  return array;
}
_Bool __swift_parse_integer(NSString *text, long *value) {
  unsigned long i = 0, length = [text length];
  _Bool negative = 0;
  if (length && ([text characterAtIndex:0] == '-' || [text characterAtIndex:0] == '+')) {
    negative = [text characterAtIndex:0] == '-';
    i = 1;
  }
  if (i >= length || length > 20) return 0;
  unsigned long sum = 0;
  for (; i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c < '0' || c > '9') return 0;
    if (sum > 922337203685477580UL) return 0;
    sum = sum * 10 + (c - '0');
  }
  if (sum > 9223372036854775807UL + negative) return 0;
  *value = negative ? (long)(0 - sum) : (long)sum;
  return 1;
}
_Bool __swift_parse_double(NSString *text, double *value) {
  unsigned long length = [text length];
  _Bool digits = 0;
  if (length == 0) return 0;
  for (unsigned long i = 0; i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c >= '0' && c <= '9') digits = 1;
    else if (c != '.' && c != '-' && c != '+' && c != 'e' && c != 'E') return 0;
  }
  if (!digits) return 0;
  *value = [text doubleValue];
  return 1;
}
