// swift-format-ignore-file
// Written by `make library` from Foundation/NSDateFormatter.m: change it there.
enum NSDateFormatterText {
static let text: StaticString = #"""
typedef NSUInteger NSDateFormatterStyle;
enum {
  NSDateFormatterNoStyle = 0,
  NSDateFormatterShortStyle,
  NSDateFormatterMediumStyle,
  NSDateFormatterLongStyle,
  NSDateFormatterFullStyle
};
typedef NSUInteger NSDateFormatterBehavior;
enum { NSDateFormatterBehaviorDefault = 0, NSDateFormatterBehavior10_4 = 1040 };

@interface NSFormatter : NSObject
- (NSString *)stringForObjectValue:(id)object;
@end
@implementation NSFormatter
- (NSString *)stringForObjectValue:(id)object { __selfsame_abstract(self, [NSFormatter class], _cmd); }
@end

@interface NSDateFormatter : NSFormatter <NSCopying>
@property(nonatomic, copy) NSString *dateFormat;
@property(nonatomic) NSDateFormatterStyle dateStyle;
@property(nonatomic) NSDateFormatterStyle timeStyle;
@property(nonatomic) NSDateFormatterBehavior formatterBehavior;
@property(nonatomic, copy) NSLocale *locale;
@property(nonatomic, copy) NSTimeZone *timeZone;
@property(nonatomic, copy) NSCalendar *calendar;
@property(nonatomic, getter=isLenient) BOOL lenient;
@property(nonatomic, copy) NSString *AMSymbol;
@property(nonatomic, copy) NSString *PMSymbol;
+ (NSString *)localizedStringFromDate:(NSDate *)date
                            dateStyle:(NSDateFormatterStyle)dateStyle
                            timeStyle:(NSDateFormatterStyle)timeStyle;
- (NSString *)stringFromDate:(NSDate *)date;
- (NSDate *)dateFromString:(NSString *)text;
- (NSArray<NSString *> *)monthSymbols;
- (NSArray<NSString *> *)shortMonthSymbols;
- (NSArray<NSString *> *)weekdaySymbols;
- (NSArray<NSString *> *)shortWeekdaySymbols;
@end

@implementation NSDateFormatter
@synthesize dateFormat = _dateFormat;
- (instancetype)init {
  self = [super init];
  if (self) {
    _calendar = [[NSCalendar currentCalendar] retain];
    _locale = [[NSLocale currentLocale] retain];
    _timeZone = [[NSTimeZone defaultTimeZone] retain];
    _AMSymbol = @"AM";
    _PMSymbol = @"PM";
  }
  return self;
}
- (void)dealloc {
  [_dateFormat release];
  [_locale release];
  [_timeZone release];
  [_calendar release];
  [_AMSymbol release];
  [_PMSymbol release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  NSDateFormatter *copy = [[[self class] allocWithZone:zone] init];
  [copy setDateStyle:_dateStyle];
  [copy setTimeStyle:_timeStyle];
  if (_dateFormat) [copy setDateFormat:_dateFormat];
  [copy setLocale:_locale];
  [copy setTimeZone:_timeZone];
  [copy setCalendar:_calendar];
  [copy setLenient:_lenient];
  return copy;
}
- (void)setLocale:(NSLocale *)locale {
  if ([[locale localeIdentifier] length] && ![[locale languageCode] isEqualToString:@"en"]) {
    [NSException raise:NSInvalidArgumentException
                format:@"dates in the locale %@: not built; those of en_US are", [locale localeIdentifier]];
  }
  [_locale autorelease];
  _locale = [locale copy];
}
- (void)setTimeZone:(NSTimeZone *)zone {
  [_timeZone autorelease];
  _timeZone = [(zone ?: [NSTimeZone defaultTimeZone]) copy];
}
- (void)setDateStyle:(NSDateFormatterStyle)style {
  _dateStyle = style;
  [self setDateFormat:nil];
}
- (void)setTimeStyle:(NSDateFormatterStyle)style {
  _timeStyle = style;
  [self setDateFormat:nil];
}
// The pattern that was set, or that of the two styles.
- (NSString *)dateFormat {
  if (_dateFormat) return _dateFormat;
  static const char *dates[] = {"", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"};
  static const char *times[] = {"", "h:mm a", "h:mm:ss a", "h:mm:ss a z", "h:mm:ss a zzzz"};
  BOOL both = _dateStyle && _timeStyle;
  return [NSString stringWithFormat:@"%s%s%s", dates[_dateStyle],
          !both ? "" : _dateStyle >= NSDateFormatterLongStyle ? " 'at' " : ", ", times[_timeStyle]];
}
- (NSArray *)monthSymbols { return [_calendar monthSymbols]; }
- (NSArray *)shortMonthSymbols { return [_calendar shortMonthSymbols]; }
- (NSArray *)weekdaySymbols { return [_calendar weekdaySymbols]; }
- (NSArray *)shortWeekdaySymbols { return [_calendar shortWeekdaySymbols]; }

- (NSString *)__distance:(NSUInteger)width letter:(unichar)letter {
  long minutes = labs([_timeZone secondsFromGMT]) / 60, hour = minutes / 60, rest = minutes % 60;
  char sign = [_timeZone secondsFromGMT] < 0 ? '-' : '+';
  if (letter == 'X' && minutes == 0) return @"Z";
  if (letter == 'Z' && width == 5) {
    return minutes == 0 ? @"Z" : [NSString stringWithFormat:@"%c%02ld:%02ld", sign, hour, rest];
  }
  if (letter == 'Z' && width == 4) {
    return minutes == 0 ? @"GMT" : [NSString stringWithFormat:@"GMT%c%02ld:%02ld", sign, hour, rest];
  }
  if (letter != 'Z' && width == 1) return [NSString stringWithFormat:@"%c%02ld", sign, hour];
  if (letter != 'Z' && width == 3) return [NSString stringWithFormat:@"%c%02ld:%02ld", sign, hour, rest];
  return [NSString stringWithFormat:@"%c%02ld%02ld", sign, hour, rest];
}
- (NSString *)__field:(unichar)letter width:(NSUInteger)width of:(NSDateComponents *)parts {
  NSArray *words = nil;
  long number = 0;
  switch (letter) {
    case 'G': return width == 4 ? (parts.era ? @"Anno Domini" : @"Before Christ") : parts.era ? @"AD" : @"BC";
    case 'Y': case 'y': case 'u':
      number = letter == 'Y' ? parts.yearForWeekOfYear : parts.year;
      if (width == 2) number %= 100;
      break;
    case 'Q': case 'q':
      number = parts.quarter;
      if (width == 3) return [NSString stringWithFormat:@"Q%ld", number];
      if (width == 4) {
        return [NSString stringWithFormat:@"%ld%s quarter", number,
                number == 1 ? "st" : number == 2 ? "nd" : number == 3 ? "rd" : "th"];
      }
      break;
    case 'M': case 'L':
      number = parts.month;
      words = width == 3 ? [_calendar shortMonthSymbols] : width >= 4 ? [_calendar monthSymbols] : nil;
      break;
    case 'w': number = parts.weekOfYear; break;
    case 'W': number = parts.weekOfMonth; break;
    case 'F': number = parts.weekdayOrdinal; break;
    case 'd': number = parts.day; break;
    case 'D': number = __selfsame_daysOf(parts.year, parts.month, parts.day)
        - __selfsame_daysOf(parts.year, 1, 1) + 1; break;
    case 'E': case 'e': case 'c':
      number = parts.weekday;
      if (letter == 'E' && width < 3) width = 3;
      words = width >= 4 ? [_calendar weekdaySymbols] : width == 3 ? [_calendar shortWeekdaySymbols] : nil;
      break;
    case 'a': return parts.hour < 12 ? _AMSymbol : _PMSymbol;
    case 'h': number = parts.hour % 12 ?: 12; break;
    case 'H': number = parts.hour; break;
    case 'K': number = parts.hour % 12; break;
    case 'k': number = parts.hour ?: 24; break;
    case 'm': number = parts.minute; break;
    case 's': number = parts.second; break;
    case 'S': {
      NSString *digits = [NSString stringWithFormat:@"%09ld", (long)parts.nanosecond];
      return [digits stringByPaddingToLength:width withString:@"0" startingAtIndex:0];
    }
    case 'z': case 'v': case 'V':
      if (width == 4 && [_timeZone secondsFromGMT] == 0) {
        return [[_timeZone name] hasSuffix:@"UTC"] ? @"Coordinated Universal Time" : @"Greenwich Mean Time";
      }
      return [_timeZone abbreviation];
    case 'Z': case 'X': case 'x': return [self __distance:width letter:letter];
    default:
      [NSException raise:NSInvalidArgumentException format:@"the field %C of a date format: not built", letter];
  }
  if (words) {
    NSString *word = [words objectAtIndex:number - 1];
    return width == 5 ? [word substringToIndex:1] : word;
  }
  return [NSString stringWithFormat:@"%0*ld", (int)width, number];
}

// Goes through a pattern: `field` is given a letter and how often it comes, `text` each unit of plain text.
- (void)__walk:(NSString *)pattern field:(BOOL (^)(unichar, NSUInteger))field text:(BOOL (^)(unichar))text {
  NSUInteger length = [pattern length], at = 0;
  BOOL quoted = NO;
  while (at < length) {
    unichar unit = [pattern characterAtIndex:at];
    NSUInteger from = at++;
    if (unit == '\'') {
      if (at < length && [pattern characterAtIndex:at] == '\'') {
        at++;
        if (!text('\'')) return;
      } else {
        quoted = !quoted;
      }
    } else if (quoted || !isalpha(unit)) {
      if (!text(unit)) return;
    } else {
      while (at < length && [pattern characterAtIndex:at] == unit) at++;
      if (!field(unit, at - from)) return;
    }
  }
}
- (NSString *)stringFromDate:(NSDate *)date {
  if (!date) return nil;
  NSMutableString *result = [NSMutableString string];
  NSCalendar *calendar = [[_calendar copy] autorelease];
  [calendar setTimeZone:_timeZone];
  NSDateComponents *parts = [calendar components:~(NSUInteger)0 fromDate:date];
  [self __walk:[self dateFormat]
         field:^BOOL(unichar letter, NSUInteger width) {
           [result appendString:[self __field:letter width:width of:parts]];
           return YES;
         }
          text:^BOOL(unichar unit) {
            [result appendFormat:@"%C", unit];
            return YES;
          }];
  return result;
}
- (NSString *)stringForObjectValue:(id)object {
  return [object isKindOfClass:[NSDate class]] ? [self stringFromDate:object] : nil;
}

// The word of a list with which a text goes on, counted from 1, and where it ends; 0: none.
static long __selfsame_wordAt(NSString *text, NSUInteger *at, NSArray *words) {
  for (NSUInteger i = [words count]; i-- > 0;) {
    NSString *word = [words objectAtIndex:i];
    NSUInteger length = [word length];
    if (*at + length > [text length]) continue;
    NSString *part = [text substringWithRange:NSMakeRange(*at, length)];
    if ([part caseInsensitiveCompare:word] == NSOrderedSame) {
      *at += length;
      return i + 1;
    }
  }
  return 0;
}
static long __selfsame_digitsAt(NSString *text, NSUInteger *at, NSUInteger most, NSUInteger *taken) {
  long number = 0;
  for (*taken = 0; *taken < most && *at < [text length] && isdigit([text characterAtIndex:*at]); ++*taken) {
    number = number * 10 + [text characterAtIndex:(*at)++] - '0';
  }
  return number;
}
- (BOOL)__readZone:(NSString *)text at:(NSUInteger *)at into:(NSDateComponents *)parts {
  static const char *same[] = {"UTC", "GMT", "Z"};
  BOOL named = NO;
  for (int i = 0; i < 3 && !named; i++) {
    named = __selfsame_wordAt(text, at, [NSArray arrayWithObject:[NSString stringWithUTF8String:same[i]]]) > 0;
  }
  unichar sign = *at < [text length] ? [text characterAtIndex:*at] : 0;
  NSUInteger taken;
  long minutes = 0;
  if (sign == '+' || sign == '-') {
    ++*at;
    minutes = __selfsame_digitsAt(text, at, 2, &taken) * 60;
    if (*at < [text length] && [text characterAtIndex:*at] == ':') ++*at;
    minutes += __selfsame_digitsAt(text, at, 2, &taken);
  } else if (!named) {
    return NO;
  }
  [parts setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:minutes * (sign == '-' ? -60 : 60)]];
  return YES;
}
- (BOOL)__read:(unichar)letter width:(NSUInteger)width of:(NSString *)text at:(NSUInteger *)at
          into:(NSDateComponents *)parts half:(long *)half {
  NSUInteger taken;
  switch (letter) {
    case 'G': return (parts.era = __selfsame_wordAt(text, at, [NSArray arrayWithObjects:@"BC", @"AD", nil]) - 1) >= 0;
    case 'M': case 'L':
      if (width < 3) break;
      parts.month = __selfsame_wordAt(text, at, [_calendar monthSymbols]);
      if (!parts.month) parts.month = __selfsame_wordAt(text, at, [_calendar shortMonthSymbols]);
      return parts.month > 0;
    case 'E': case 'c': case 'e':
      if (letter != 'E' && width < 3) break;
      return __selfsame_wordAt(text, at, [_calendar weekdaySymbols])
          || __selfsame_wordAt(text, at, [_calendar shortWeekdaySymbols]);
    case 'a':
      *half = __selfsame_wordAt(text, at, [NSArray arrayWithObjects:_AMSymbol, _PMSymbol, nil]);
      return *half > 0;
    case 'z': case 'Z': case 'X': case 'x': case 'v': case 'V':
      return [self __readZone:text at:at into:parts];
  }
  BOOL negative = letter == 'y' && *at < [text length] && [text characterAtIndex:*at] == '-';
  if (negative) ++*at;
  // A year takes the digits of its width, so that `yyyyMMdd` can be read; a single y takes all.
  NSUInteger most = letter == 'y' ? (width == 1 ? 9 : width == 2 ? 4 : width) : width > 2 ? width : 2;
  long number = __selfsame_digitsAt(text, at, letter == 'S' ? width : most, &taken);
  if (taken == 0) return NO;
  switch (letter) {
    case 'y': case 'u': case 'Y':
      // Two digits lie within the eighty years before and the twenty after the clock's day.
      if (width == 2 && taken == 2) number += number > 34 ? 1900 : 2000;
      parts.year = negative ? -number : number;
      return YES;
    case 'M': case 'L': parts.month = number; return _lenient || (number >= 1 && number <= 12);
    case 'd': parts.day = number; return _lenient || (number >= 1 && number <= 31);
    case 'H': parts.hour = number; return _lenient || number < 24;
    case 'k': parts.hour = number % 24; return YES;
    case 'h': case 'K': parts.hour = number % 12; return _lenient || number <= 12;
    case 'm': parts.minute = number; return _lenient || number < 60;
    case 's': parts.second = number; return _lenient || number < 60;
    case 'S':
      for (; taken < 9; taken++) number *= 10;
      parts.nanosecond = number;
      return YES;
    case 'D': parts.day = number; return YES;
    case 'e': case 'c': return YES;
    default:
      [NSException raise:NSInvalidArgumentException
                  format:@"reading the field %C of a date: not built", letter];
      return NO;
  }
}
- (NSDate *)dateFromString:(NSString *)text {
  __block NSUInteger at = 0;
  __block BOOL fits = text != nil;
  __block long half = 0;
  NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
  parts.year = 2000;
  [self __walk:[self dateFormat]
         field:^BOOL(unichar letter, NSUInteger width) {
           NSUInteger place = at;
           long found = half;
           fits = fits && [self __read:letter width:width of:text at:&place into:parts half:&found];
           at = place;
           half = found;
           return fits;
         }
          text:^BOOL(unichar unit) {
            if (isspace(unit) && (at >= [text length] || !isspace([text characterAtIndex:at]))) return fits;
            fits = fits && at < [text length] && [text characterAtIndex:at] == unit;
            at++;
            return fits;
          }];
  if (!fits || at < [text length]) return nil;
  if (half == 2 && parts.hour != NSDateComponentUndefined) parts.hour += 12;
  if (!_lenient && ![parts isValidDate]) return nil;
  NSCalendar *calendar = [[_calendar copy] autorelease];
  [calendar setTimeZone:_timeZone];
  return [calendar dateFromComponents:parts];
}
+ (NSString *)localizedStringFromDate:(NSDate *)date
                            dateStyle:(NSDateFormatterStyle)dateStyle
                            timeStyle:(NSDateFormatterStyle)timeStyle {
  NSDateFormatter *formatter = [[[self alloc] init] autorelease];
  [formatter setDateStyle:dateStyle];
  [formatter setTimeStyle:timeStyle];
  return [formatter stringFromDate:date];
}
@end
"""#
}
