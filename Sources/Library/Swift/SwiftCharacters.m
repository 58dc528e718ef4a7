// What Swift's characters say of themselves, and Foundation's ways with Swift's texts.
//: part Swift, characters
//: internal
//: names __selfsame_swift_characters
//: requires Swift
//: requires NSString, the rest

/* A character is judged by its first unit; letters that have a case say so themselves. */
static _Bool __swift_first_is_in(NSString *character, NSCharacterSet *set) {
  return [character length] && [set characterIsMember:[character characterAtIndex:0]];
}
static _Bool __swift_changes(NSString *character, NSString *other) {
  return ![character isEqualToString:other];
}
_Bool __swift_is_upper(NSString *c) {
  return !__swift_changes(c, [c uppercaseString]) && __swift_changes(c, [c lowercaseString]);
}
_Bool __swift_is_lower(NSString *c) {
  return !__swift_changes(c, [c lowercaseString]) && __swift_changes(c, [c uppercaseString]);
}
_Bool __swift_is_letter(NSString *c) {
  return __swift_is_upper(c) || __swift_is_lower(c)
      || __swift_first_is_in(c, [NSCharacterSet letterCharacterSet]);
}
_Bool __swift_is_number(NSString *c) {
  unichar u = [c length] ? [c characterAtIndex:0] : 0;
  // Raised and lowered digits, fractions, Roman ones, those in circles.
  if (u == 0xB2 || u == 0xB3 || u == 0xB9 || (u >= 0xBC && u <= 0xBE) || (u >= 0x2074 && u <= 0x2079)
      || (u >= 0x2080 && u <= 0x2089) || (u >= 0x2150 && u <= 0x2189) || (u >= 0x2460 && u <= 0x249B)) {
    return 1;
  }
  return !__swift_is_letter(c) && __swift_first_is_in(c, [NSCharacterSet alphanumericCharacterSet]);
}
_Bool __swift_is_white(NSString *c) {
  return __swift_first_is_in(c, [NSCharacterSet whitespaceAndNewlineCharacterSet]);
}
_Bool __swift_is_newline(NSString *c) {
  return __swift_first_is_in(c, [NSCharacterSet newlineCharacterSet]);
}
_Bool __swift_is_punctuation(NSString *c) {
  return __swift_first_is_in(c, [NSCharacterSet punctuationCharacterSet]);
}
/* 0 to 127; -1: none of these. A line's end of two is the second. */
long __swift_ascii(NSString *c) {
  if ([c isEqualToString:@"\r\n"]) return 10;
  return [c length] == 1 && [c characterAtIndex:0] < 128 ? [c characterAtIndex:0] : -1;
}
/* The value of a digit; -1: it is none. */
long __swift_digit(NSString *c, long radix) {
  return __swift_digit_value(__swift_ascii(c), radix);
}
SwiftArray *__swift_components(NSString *text, NSString *separator) __attribute__((ns_returns_retained));
SwiftArray *__swift_components(NSString *text, NSString *separator) {
  SwiftArray *array = __swift_array(1);
  for (NSString *part in [text componentsSeparatedByString:separator]) {
    __swift_push_object(array, part);
  }
  return array;
}
NSString *__swift_trimmed(NSString *text, _Bool newlines) {
  return [text stringByTrimmingCharactersInSet:newlines ? [NSCharacterSet whitespaceAndNewlineCharacterSet]
                                                        : [NSCharacterSet whitespaceCharacterSet]];
}
NSString *__swift_padded(NSString *text, long length, NSString *pad, long start) {
  return [text stringByPaddingToLength:length withString:pad startingAtIndex:start];
}
NSString *__swift_capitals(NSString *text) { return [text capitalizedString]; }
