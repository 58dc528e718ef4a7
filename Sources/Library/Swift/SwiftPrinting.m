// What Swift prints of a value, and `print` itself.
//: part Swift

void __swift_print(NSString *text, NSString *end) __attribute__((selfsame_native(textPrint)));
static NSString *__swift_bytes(const char *bytes) {
  return [[NSString alloc] initWithUTF8String:bytes];
}
NSString *__swift_text_integer(long value) __attribute__((ns_returns_retained));
NSString *__swift_text_integer(long value) {
  char bytes[32];
  snprintf(bytes, 32, "%ld", value);
  return __swift_bytes(bytes);
}
NSString *__swift_text_unsigned(unsigned long value) __attribute__((ns_returns_retained));
NSString *__swift_text_unsigned(unsigned long value) {
  char bytes[32];
  snprintf(bytes, 32, "%lu", value);
  return __swift_bytes(bytes);
}
long __swift_word(double value);
/* The shortest digits that read back as the same number. */
static NSString *__swift_shortest(double value, int most, _Bool isFloat) {
  if (value != value) return [(__swift_word(value) < 0 ? @"-nan" : @"nan") retain];
  if (value - value != 0) return [(value < 0 ? @"-inf" : @"inf") retain];
  char bytes[64];
  char digits[64];
  int precision = 1;
  for (; precision <= most; precision++) {
    snprintf(bytes, 64, "%.*e", precision - 1, value);
    double again = [[NSString stringWithUTF8String:bytes] doubleValue];
    if (isFloat ? (float)again == (float)value : again == value) break;
  }
  int at = 0, count = 0, exponent = 0;
  _Bool negative = bytes[0] == '-';
  if (negative) at = 1;
  for (; bytes[at] && bytes[at] != 'e'; at++) {
    if (bytes[at] != '.') digits[count++] = bytes[at];
  }
  if (bytes[at] == 'e') exponent = atoi(bytes + at + 1);
  while (count > 1 && digits[count - 1] == '0') count--;
  char out[400];
  int n = 0;
  if (negative) out[n++] = '-';
  if (exponent < -4 || exponent > (isFloat ? 7 : 15)) {
    out[n++] = digits[0];
    if (count > 1) {
      out[n++] = '.';
      for (int i = 1; i < count; i++) out[n++] = digits[i];
    }
    n += snprintf(out + n, 16, "e%c%02d", exponent < 0 ? '-' : '+', exponent < 0 ? -exponent : exponent);
  } else if (exponent < 0) {
    out[n++] = '0';
    out[n++] = '.';
    for (int i = -1; i > exponent; i--) out[n++] = '0';
    for (int i = 0; i < count; i++) out[n++] = digits[i];
  } else {
    for (int i = 0; i <= exponent; i++) out[n++] = i < count ? digits[i] : '0';
    out[n++] = '.';
    if (count <= exponent + 1) out[n++] = '0';
    for (int i = exponent + 1; i < count; i++) out[n++] = digits[i];
  }
  out[n] = 0;
  return __swift_bytes(out);
}
NSString *__swift_text_double(double value) __attribute__((ns_returns_retained));
NSString *__swift_text_double(double value) { return __swift_shortest(value, 17, 0); }
NSString *__swift_text_float(float value) __attribute__((ns_returns_retained));
NSString *__swift_text_float(float value) { return __swift_shortest(value, 9, 1); }
NSString *__swift_text_bool(_Bool value) { return value ? @"true" : @"false"; }
static NSString *__swift_quoted(NSString *text)
    __attribute__((selfsame_native(characterQuoted), ns_returns_retained));
NSString *__swift_text_string(NSString *text, _Bool debug) __attribute__((ns_returns_retained));
NSString *__swift_text_string(NSString *text, _Bool debug) {
  return debug ? __swift_quoted(text) : [text retain];
}
_Bool __swift_is_string(id value) { return [value isKindOfClass:[NSString class]]; }
_Bool __swift_conforms(id value, Protocol *protocol) { return [value conformsToProtocol:protocol]; }
/* A class that is called something else in Swift than here says so itself. */
@protocol SwiftNamed
+ (NSString *)swiftName;
+ (NSString *)swiftFullName;
@end
NSString *__swift_text_class(Class aClass) {
  if (aClass == [NSString class]) return @"String";
  if (![aClass respondsToSelector:@selector(swiftName)]) return NSStringFromClass(aClass);
  return [(Class<SwiftNamed>)aClass swiftName];
}
/* Of a value that lies in a box the class of the box. */
Class __swift_type_of(id value) {
  return [value isKindOfClass:[NSString class]] ? [NSString class] : [value class];
}
NSString *__swift_type_text(id value) { return __swift_text_class(__swift_type_of(value)); }
NSString *__swift_text_type(Class c, NSString *m, _Bool d) __attribute__((ns_returns_retained));
NSString *__swift_text_type(Class aClass, NSString *module, _Bool isFull) {
  if (!isFull) return [__swift_text_class(aClass) retain];
  if (aClass == [NSString class]) return @"Swift.String";
  if ([aClass respondsToSelector:@selector(swiftFullName)]) {
    return [[(Class<SwiftNamed>)aClass swiftFullName] retain];
  }
  return __swift_concat([module stringByAppendingString:@"."], NSStringFromClass(aClass));
}
NSString *__swift_class_text(id object, NSString *module) __attribute__((ns_returns_retained));
NSString *__swift_class_text(id object, NSString *module) {
  return __swift_text_type([object class], module, 1);
}
NSString *__swift_text_any(id value, _Bool debug) __attribute__((ns_returns_retained));
NSString *__swift_text_any(id value, _Bool debug) {
  if (!value) return @"nil";
  if ([value isKindOfClass:[NSString class]]) return __swift_text_string(value, debug);
  if ([value respondsToSelector:@selector(swiftText:)]) return [[value swiftText:debug] retain];
  return [[value description] retain];
}
