// NSDateComponents and NSCalendar: a moment taken apart into year, month and day, and put together again.
//
// The calendar is the Gregorian one, as today's rule would have been for all times. What is added goes from
// the largest unit to the smallest; a day that a month has not becomes its last one.
//: part calendars

@class NSCalendar;
typedef NSString *NSCalendarIdentifier;
typedef NSUInteger NSCalendarUnit;
typedef NSUInteger NSCalendarOptions;
NSString *const NSCalendarIdentifierGregorian = @"gregorian";
NSString *const NSCalendarIdentifierISO8601 = @"iso8601";
NSString *const NSGregorianCalendar = @"gregorian";
enum {
  NSCalendarUnitEra = 1 << 1,
  NSCalendarUnitYear = 1 << 2,
  NSCalendarUnitMonth = 1 << 3,
  NSCalendarUnitDay = 1 << 4,
  NSCalendarUnitHour = 1 << 5,
  NSCalendarUnitMinute = 1 << 6,
  NSCalendarUnitSecond = 1 << 7,
  NSCalendarUnitWeekday = 1 << 9,
  NSCalendarUnitWeekdayOrdinal = 1 << 10,
  NSCalendarUnitQuarter = 1 << 11,
  NSCalendarUnitWeekOfMonth = 1 << 12,
  NSCalendarUnitWeekOfYear = 1 << 13,
  NSCalendarUnitYearForWeekOfYear = 1 << 14,
  NSCalendarUnitNanosecond = 1 << 15,
  NSCalendarUnitCalendar = 1 << 20,
  NSCalendarUnitTimeZone = 1 << 21,
  NSEraCalendarUnit = NSCalendarUnitEra,
  NSYearCalendarUnit = NSCalendarUnitYear,
  NSMonthCalendarUnit = NSCalendarUnitMonth,
  NSDayCalendarUnit = NSCalendarUnitDay,
  NSHourCalendarUnit = NSCalendarUnitHour,
  NSMinuteCalendarUnit = NSCalendarUnitMinute,
  NSSecondCalendarUnit = NSCalendarUnitSecond,
  NSWeekCalendarUnit = 1 << 8,
  NSWeekdayCalendarUnit = NSCalendarUnitWeekday,
  NSWeekdayOrdinalCalendarUnit = NSCalendarUnitWeekdayOrdinal,
  NSQuarterCalendarUnit = NSCalendarUnitQuarter,
  NSWeekOfMonthCalendarUnit = NSCalendarUnitWeekOfMonth,
  NSWeekOfYearCalendarUnit = NSCalendarUnitWeekOfYear,
  NSCalendarWrapComponents = 1,
  NSCalendarMatchStrictly = 1 << 1,
  NSCalendarSearchBackwards = 1 << 2,
  NSCalendarMatchNextTime = 1 << 10
};
enum { NSDateComponentUndefined = 0x7fffffffffffffffL, NSUndefinedDateComponent = 0x7fffffffffffffffL };

// The numbers of a moment; one that nobody set is NSDateComponentUndefined.
@interface NSDateComponents : NSObject <NSCopying>
@property(nonatomic) NSInteger era;
@property(nonatomic) NSInteger year;
@property(nonatomic) NSInteger month;
@property(nonatomic) NSInteger day;
@property(nonatomic) NSInteger hour;
@property(nonatomic) NSInteger minute;
@property(nonatomic) NSInteger second;
@property(nonatomic) NSInteger nanosecond;
@property(nonatomic) NSInteger weekday;
@property(nonatomic) NSInteger weekdayOrdinal;
@property(nonatomic) NSInteger quarter;
@property(nonatomic) NSInteger week;
@property(nonatomic) NSInteger weekOfMonth;
@property(nonatomic) NSInteger weekOfYear;
@property(nonatomic) NSInteger yearForWeekOfYear;
@property(nonatomic, getter=isLeapMonth) BOOL leapMonth;
@property(nonatomic, retain) NSCalendar *calendar;
@property(nonatomic, retain) NSTimeZone *timeZone;
- (NSDate *)date;
- (NSInteger)valueForComponent:(NSCalendarUnit)unit;
- (void)setValue:(NSInteger)value forComponent:(NSCalendarUnit)unit;
@property (readonly, getter=isValidDate) BOOL validDate;
@end

@interface NSCalendar : NSObject <NSCopying> { NSString *_identifier; }
@property(nonatomic, copy) NSTimeZone *timeZone;
@property(nonatomic, copy) NSLocale *locale;
@property(nonatomic) NSUInteger firstWeekday;
@property(nonatomic) NSUInteger minimumDaysInFirstWeek;
+ (NSCalendar *)currentCalendar;
+ (NSCalendar *)autoupdatingCurrentCalendar;
+ (NSCalendar *)calendarWithIdentifier:(NSCalendarIdentifier)identifier;
- (instancetype)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier;
- (NSString *)calendarIdentifier;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
- (NSDateComponents *)componentsInTimeZone:(NSTimeZone *)zone fromDate:(NSDate *)date;
- (NSInteger)component:(NSCalendarUnit)unit fromDate:(NSDate *)date;
- (NSDate *)dateFromComponents:(NSDateComponents *)components;
- (NSDate *)dateWithEra:(NSInteger)era
                   year:(NSInteger)year
                  month:(NSInteger)month
                    day:(NSInteger)day
                   hour:(NSInteger)hour
                 minute:(NSInteger)minute
                 second:(NSInteger)second
             nanosecond:(NSInteger)nanosecond;
- (NSDate *)dateByAddingComponents:(NSDateComponents *)components
                            toDate:(NSDate *)date
                           options:(NSCalendarOptions)options;
- (NSDate *)dateByAddingUnit:(NSCalendarUnit)unit
                       value:(NSInteger)value
                      toDate:(NSDate *)date
                     options:(NSCalendarOptions)options;
- (NSDateComponents *)components:(NSCalendarUnit)units
                        fromDate:(NSDate *)from
                          toDate:(NSDate *)to
                         options:(NSCalendarOptions)options;
- (NSDate *)dateBySettingHour:(NSInteger)hour
                       minute:(NSInteger)minute
                       second:(NSInteger)second
                       ofDate:(NSDate *)date
                      options:(NSCalendarOptions)options;
- (NSDate *)startOfDayForDate:(NSDate *)date;
- (BOOL)isDate:(NSDate *)one inSameDayAsDate:(NSDate *)other;
- (BOOL)isDate:(NSDate *)one equalToDate:(NSDate *)other toUnitGranularity:(NSCalendarUnit)unit;
- (NSComparisonResult)compareDate:(NSDate *)one
                           toDate:(NSDate *)other
                toUnitGranularity:(NSCalendarUnit)unit;
- (BOOL)isDateInToday:(NSDate *)date;
- (BOOL)isDateInYesterday:(NSDate *)date;
- (BOOL)isDateInTomorrow:(NSDate *)date;
- (BOOL)isDateInWeekend:(NSDate *)date;
- (NSRange)rangeOfUnit:(NSCalendarUnit)unit inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (NSUInteger)ordinalityOfUnit:(NSCalendarUnit)unit inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date;
- (NSArray<NSString *> *)monthSymbols;
- (NSArray<NSString *> *)shortMonthSymbols;
- (NSArray<NSString *> *)weekdaySymbols;
- (NSArray<NSString *> *)shortWeekdaySymbols;
- (NSArray<NSString *> *)veryShortWeekdaySymbols;
- (NSString *)AMSymbol;
- (NSString *)PMSymbol;
@end

// Year and month may lie outside of their year: month 14 is February of the next one.
static long __selfsame_daysOf(long year, long month, long day) {
  long months = year * 12 + month - 1;
  year = months / 12 - (months % 12 < 0);
  month = months - year * 12 + 1;
  year -= month <= 2;
  long era = (year >= 0 ? year : year - 399) / 400, inEra = year - era * 400;
  long inYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return era * 146097 + inEra * 365 + inEra / 4 - inEra / 100 + inYear - 719468;
}
static long __selfsame_lengthOfMonth(long year, long month) {
  return __selfsame_daysOf(year, month + 1, 1) - __selfsame_daysOf(year, month, 1);
}
static long __selfsame_or(NSInteger value, long instead) {
  return value == NSDateComponentUndefined ? instead : (long)value;
}

@implementation NSDateComponents
- (instancetype)init {
  self = [super init];
  if (self) {
    _era = _year = _month = _day = _hour = _minute = _second = _nanosecond = NSDateComponentUndefined;
    _weekday = _weekdayOrdinal = _quarter = _week = _weekOfMonth = NSDateComponentUndefined;
    _weekOfYear = _yearForWeekOfYear = NSDateComponentUndefined;
  }
  return self;
}
- (void)dealloc {
  [_calendar release];
  [_timeZone release];
  [super dealloc];
}
- (NSInteger *)__place:(NSCalendarUnit)unit {
  switch (unit) {
    case NSCalendarUnitEra: return &_era;
    case NSCalendarUnitYear: return &_year;
    case NSCalendarUnitMonth: return &_month;
    case NSCalendarUnitDay: return &_day;
    case NSCalendarUnitHour: return &_hour;
    case NSCalendarUnitMinute: return &_minute;
    case NSCalendarUnitSecond: return &_second;
    case NSCalendarUnitNanosecond: return &_nanosecond;
    case NSCalendarUnitWeekday: return &_weekday;
    case NSCalendarUnitWeekdayOrdinal: return &_weekdayOrdinal;
    case NSCalendarUnitQuarter: return &_quarter;
    case NSWeekCalendarUnit: return &_week;
    case NSCalendarUnitWeekOfMonth: return &_weekOfMonth;
    case NSCalendarUnitWeekOfYear: return &_weekOfYear;
    case NSCalendarUnitYearForWeekOfYear: return &_yearForWeekOfYear;
    default: return NULL;
  }
}
- (NSInteger)valueForComponent:(NSCalendarUnit)unit {
  NSInteger *place = [self __place:unit];
  return place ? *place : NSDateComponentUndefined;
}
- (void)setValue:(NSInteger)value forComponent:(NSCalendarUnit)unit {
  NSInteger *place = [self __place:unit];
  if (place) *place = value;
}
- (id)copyWithZone:(NSZone *)zone {
  NSDateComponents *copy = [[[self class] allocWithZone:zone] init];
  for (int bit = 1; bit <= 15; bit++) [copy setValue:[self valueForComponent:1 << bit] forComponent:1 << bit];
  [copy setCalendar:_calendar];
  [copy setTimeZone:_timeZone];
  return copy;
}
- (BOOL)isEqual:(id)other {
  if (![other isKindOfClass:[NSDateComponents class]]) return NO;
  for (int bit = 1; bit <= 15; bit++) {
    if ([self valueForComponent:1 << bit] != [other valueForComponent:1 << bit]) return NO;
  }
  return YES;
}
- (NSUInteger)hash { return _year * 400 + _month * 31 + _day; }
- (NSDate *)date { return [_calendar dateFromComponents:self]; }
- (BOOL)isValidDate {
  long year = __selfsame_or(_year, 1), month = __selfsame_or(_month, 1), day = __selfsame_or(_day, 1);
  return month >= 1 && month <= 12 && day >= 1 && day <= __selfsame_lengthOfMonth(year, month)
      && __selfsame_or(_hour, 0) < 24 && __selfsame_or(_minute, 0) < 60 && __selfsame_or(_second, 0) < 60;
}
- (NSString *)description {
  NSMutableString *text = [NSMutableString stringWithFormat:@"<%@: %p> {", [self class], self];
  static const char *names[] = {"Era", "Calendar Year", "Month", "Day", "Hour", "Minute", "Second", "Week",
      "Weekday", "Weekday Ordinal", "Quarter", "Week of Month", "Week of Year", "Week Year", "Nanosecond"};
  for (int bit = 1; bit <= 15; bit++) {
    NSInteger value = [self valueForComponent:1 << bit];
    if (value != NSDateComponentUndefined) [text appendFormat:@"\n    %s: %ld", names[bit - 1], (long)value];
  }
  return text;
}
@end

@implementation NSCalendar
- (instancetype)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier {
  BOOL iso = [identifier isEqualToString:NSCalendarIdentifierISO8601];
  if (!iso && ![identifier isEqualToString:NSCalendarIdentifierGregorian]) {
    [NSException raise:NSInvalidArgumentException
                format:@"the calendar %@: not built; the Gregorian one is", identifier];
  }
  self = [super init];
  _identifier = [identifier copy];
  _firstWeekday = iso ? 2 : 1;
  _minimumDaysInFirstWeek = iso ? 4 : 1;
  _timeZone = [[NSTimeZone defaultTimeZone] retain];
  _locale = [[NSLocale currentLocale] retain];
  return self;
}
+ (NSCalendar *)calendarWithIdentifier:(NSCalendarIdentifier)identifier {
  return [[[self alloc] initWithCalendarIdentifier:identifier] autorelease];
}
+ (NSCalendar *)currentCalendar { return [self calendarWithIdentifier:NSCalendarIdentifierGregorian]; }
+ (NSCalendar *)autoupdatingCurrentCalendar { return [self currentCalendar]; }
- (void)dealloc {
  [_identifier release];
  [_timeZone release];
  [_locale release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  NSCalendar *copy = [[[self class] allocWithZone:zone] initWithCalendarIdentifier:_identifier];
  [copy setTimeZone:_timeZone];
  [copy setLocale:_locale];
  [copy setFirstWeekday:_firstWeekday];
  [copy setMinimumDaysInFirstWeek:_minimumDaysInFirstWeek];
  return copy;
}
- (NSString *)calendarIdentifier { return _identifier; }
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSCalendar class]]
      && [[other calendarIdentifier] isEqualToString:_identifier] && [[other timeZone] isEqual:_timeZone];
}
- (NSUInteger)hash { return [_identifier hash]; }

// The weekday of a day since 1970: Sunday is 1, and day 0 was a Thursday.
static long __selfsame_weekday(long days) { return ((days + 4) % 7 + 7) % 7 + 1; }
// The number of the week that a day lies in, of weeks that are counted from a first day.
- (long)__weekOf:(long)days from:(long)first {
  long offset = ((__selfsame_weekday(first) - (long)_firstWeekday) % 7 + 7) % 7;
  long number = (days - first + offset) / 7;
  return 7 - offset >= (long)_minimumDaysInFirstWeek ? number + 1 : number;
}
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date {
  double moment = [date timeIntervalSince1970] + [_timeZone secondsFromGMT];
  long seconds = (long)floor(moment), year, month, day;
  long days = seconds / 86400 - (seconds % 86400 < 0), rest = seconds - days * 86400;
  __selfsame_civil(days, &year, &month, &day);
  NSDateComponents *all = [[[NSDateComponents alloc] init] autorelease];
  if (units & NSCalendarUnitEra) all.era = year > 0;
  if (units & NSCalendarUnitYear) all.year = year > 0 ? year : 1 - year;
  if (units & NSCalendarUnitMonth) all.month = month;
  if (units & NSCalendarUnitDay) all.day = day;
  if (units & NSCalendarUnitHour) all.hour = rest / 3600;
  if (units & NSCalendarUnitMinute) all.minute = rest / 60 % 60;
  if (units & NSCalendarUnitSecond) all.second = rest % 60;
  if (units & NSCalendarUnitNanosecond) all.nanosecond = (NSInteger)((moment - seconds) * 1e9);
  if (units & NSCalendarUnitWeekday) all.weekday = __selfsame_weekday(days);
  if (units & NSCalendarUnitWeekdayOrdinal) all.weekdayOrdinal = (day - 1) / 7 + 1;
  if (units & NSCalendarUnitQuarter) all.quarter = (month - 1) / 3 + 1;
  if (units & NSCalendarUnitWeekOfMonth) all.weekOfMonth = [self __weekOf:days from:days - day + 1];
  if (units & (NSCalendarUnitWeekOfYear | NSWeekCalendarUnit | NSCalendarUnitYearForWeekOfYear)) {
    long weekYear = year, week = [self __weekOf:days from:__selfsame_daysOf(year, 1, 1)];
    if (week == 0) week = [self __weekOf:days from:__selfsame_daysOf(--weekYear, 1, 1)];
    else if (week > 51 && [self __weekOf:days from:__selfsame_daysOf(year + 1, 1, 1)] == 1
             && __selfsame_daysOf(year + 1, 1, 1) - days < 7) {
      week = 1;
      weekYear++;
    }
    if (units & NSCalendarUnitWeekOfYear) all.weekOfYear = week;
    if (units & NSWeekCalendarUnit) all.week = week;
    if (units & NSCalendarUnitYearForWeekOfYear) all.yearForWeekOfYear = weekYear;
  }
  if (units & NSCalendarUnitCalendar) all.calendar = self;
  if (units & NSCalendarUnitTimeZone) all.timeZone = _timeZone;
  return all;
}
- (NSDateComponents *)componentsInTimeZone:(NSTimeZone *)zone fromDate:(NSDate *)date {
  NSCalendar *there = [[self copy] autorelease];
  [there setTimeZone:zone];
  return [there components:~(NSUInteger)0 fromDate:date];
}
- (NSInteger)component:(NSCalendarUnit)unit fromDate:(NSDate *)date {
  return [[self components:unit fromDate:date] valueForComponent:unit];
}
- (NSDate *)dateFromComponents:(NSDateComponents *)parts {
  long year = __selfsame_or(parts.year, 1), month = __selfsame_or(parts.month, 1);
  if (parts.era == 0) year = 1 - year;
  long days = __selfsame_daysOf(year, month, 1);
  if (parts.day == NSDateComponentUndefined && parts.weekday != NSDateComponentUndefined) {
    long week = __selfsame_or(parts.weekOfYear, NSDateComponentUndefined);
    if (week != NSDateComponentUndefined) {
      // The day of the week in a week of the year.
      long first = __selfsame_daysOf(__selfsame_or(parts.yearForWeekOfYear, year), 1, 1);
      long begin = first - ((__selfsame_weekday(first) - (long)_firstWeekday) % 7 + 7) % 7;
      days = begin + (week - [self __weekOf:first from:first]) * 7
          + ((parts.weekday - (long)_firstWeekday) % 7 + 7) % 7;
    } else {
      days += ((parts.weekday - __selfsame_weekday(days)) % 7 + 7) % 7;
      days += (__selfsame_or(parts.weekdayOrdinal, 1) - 1) * 7;
    }
  } else {
    days += __selfsame_or(parts.day, 1) - 1;
  }
  double seconds = days * 86400.0 + __selfsame_or(parts.hour, 0) * 3600.0
      + __selfsame_or(parts.minute, 0) * 60.0 + __selfsame_or(parts.second, 0)
      + __selfsame_or(parts.nanosecond, 0) / 1e9;
  NSTimeZone *zone = parts.timeZone ?: _timeZone;
  return [NSDate dateWithTimeIntervalSince1970:seconds - [zone secondsFromGMT]];
}
- (NSDate *)dateWithEra:(NSInteger)era
                   year:(NSInteger)year
                  month:(NSInteger)month
                    day:(NSInteger)day
                   hour:(NSInteger)hour
                 minute:(NSInteger)minute
                 second:(NSInteger)second
             nanosecond:(NSInteger)nanosecond {
  NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
  parts.era = era;
  parts.year = year;
  parts.month = month;
  parts.day = day;
  parts.hour = hour;
  parts.minute = minute;
  parts.second = second;
  parts.nanosecond = nanosecond;
  return [self dateFromComponents:parts];
}
- (NSDate *)dateByAddingComponents:(NSDateComponents *)parts
                            toDate:(NSDate *)date
                           options:(NSCalendarOptions)options {
  if (options & NSCalendarWrapComponents) {
    [NSException raise:NSInvalidArgumentException
                format:@"NSCalendarWrapComponents: not built; without it a larger unit is carried"];
  }
  double moment = [date timeIntervalSince1970] + [_timeZone secondsFromGMT];
  long seconds = (long)floor(moment), year, month, day;
  long days = seconds / 86400 - (seconds % 86400 < 0);
  double rest = moment - days * 86400.0;
  long years = __selfsame_or(parts.year, 0), quarters = __selfsame_or(parts.quarter, 0);
  long months = __selfsame_or(parts.month, 0) + quarters * 3 + years * 12;
  if (months) {
    __selfsame_civil(days, &year, &month, &day);
    months += year * 12 + month - 1;
    year = months / 12 - (months % 12 < 0);
    month = months - year * 12 + 1;
    long length = __selfsame_lengthOfMonth(year, month);
    days = __selfsame_daysOf(year, month, day > length ? length : day);
  }
  days += (__selfsame_or(parts.week, 0) + __selfsame_or(parts.weekOfYear, 0)
      + __selfsame_or(parts.weekOfMonth, 0)) * 7;
  days += __selfsame_or(parts.day, 0) + __selfsame_or(parts.weekday, 0);
  rest += __selfsame_or(parts.hour, 0) * 3600.0 + __selfsame_or(parts.minute, 0) * 60.0
      + __selfsame_or(parts.second, 0) + __selfsame_or(parts.nanosecond, 0) / 1e9;
  return [NSDate dateWithTimeIntervalSince1970:days * 86400.0 + rest - [_timeZone secondsFromGMT]];
}
- (NSDate *)dateByAddingUnit:(NSCalendarUnit)unit
                       value:(NSInteger)value
                      toDate:(NSDate *)date
                     options:(NSCalendarOptions)options {
  NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
  [parts setValue:value forComponent:unit];
  return [self dateByAddingComponents:parts toDate:date options:options];
}
// How many whole units lie between, from the largest one asked for to the smallest.
- (NSDateComponents *)components:(NSCalendarUnit)units
                        fromDate:(NSDate *)from
                          toDate:(NSDate *)to
                         options:(NSCalendarOptions)options {
  static const struct { NSCalendarUnit unit; double seconds; } scale[] = {
    {NSCalendarUnitYear, 31556952}, {NSCalendarUnitQuarter, 7889238}, {NSCalendarUnitMonth, 2629746},
    {NSWeekCalendarUnit, 604800}, {NSCalendarUnitWeekOfYear, 604800}, {NSCalendarUnitWeekOfMonth, 604800},
    {NSCalendarUnitDay, 86400}, {NSCalendarUnitWeekday, 86400}, {NSCalendarUnitHour, 3600},
    {NSCalendarUnitMinute, 60}, {NSCalendarUnitSecond, 1}, {NSCalendarUnitNanosecond, 1e-9}
  };
  NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
  BOOL back = [from compare:to] == NSOrderedDescending;
  for (int i = 0; i < 12; i++) {
    if (!(units & scale[i].unit)) continue;
    long count = (long)trunc([to timeIntervalSinceDate:from] / scale[i].seconds);
    NSDate *reached = [self dateByAddingUnit:scale[i].unit value:count toDate:from options:0];
    // A guess by the mean length; the calendar has the last word.
    for (int step = 0; step < 4; step++) {
      NSDate *next = [self dateByAddingUnit:scale[i].unit value:count + (back ? -1 : 1) toDate:from options:0];
      if ([reached compare:to] == (back ? NSOrderedAscending : NSOrderedDescending)) count += back ? 1 : -1;
      else if (i < 3 && [next compare:to] != (back ? NSOrderedAscending : NSOrderedDescending)) {
        count += back ? -1 : 1;
      } else break;
      reached = [self dateByAddingUnit:scale[i].unit value:count toDate:from options:0];
    }
    [parts setValue:count forComponent:scale[i].unit];
    from = reached;
  }
  return parts;
}
- (NSDate *)startOfDayForDate:(NSDate *)date {
  return [self dateFromComponents:[self components:NSCalendarUnitEra | NSCalendarUnitYear | NSCalendarUnitMonth
                                                   | NSCalendarUnitDay fromDate:date]];
}
- (NSDate *)dateBySettingHour:(NSInteger)hour
                       minute:(NSInteger)minute
                       second:(NSInteger)second
                       ofDate:(NSDate *)date
                      options:(NSCalendarOptions)options {
  return [[self startOfDayForDate:date] dateByAddingTimeInterval:hour * 3600.0 + minute * 60.0 + second];
}
- (NSComparisonResult)compareDate:(NSDate *)one
                           toDate:(NSDate *)other
                toUnitGranularity:(NSCalendarUnit)unit {
  static const NSCalendarUnit order[] = {NSCalendarUnitEra, NSCalendarUnitYear, NSCalendarUnitMonth,
      NSCalendarUnitDay, NSCalendarUnitHour, NSCalendarUnitMinute, NSCalendarUnitSecond};
  for (int i = 0; i < 7; i++) {
    NSInteger mine = [self component:order[i] fromDate:one];
    NSInteger yours = [self component:order[i] fromDate:other];
    if (mine != yours) return mine < yours ? NSOrderedAscending : NSOrderedDescending;
    if (order[i] == unit) return NSOrderedSame;
  }
  return [one compare:other];
}
- (BOOL)isDate:(NSDate *)one equalToDate:(NSDate *)other toUnitGranularity:(NSCalendarUnit)unit {
  return [self compareDate:one toDate:other toUnitGranularity:unit] == NSOrderedSame;
}
- (BOOL)isDate:(NSDate *)one inSameDayAsDate:(NSDate *)other {
  return [self isDate:one equalToDate:other toUnitGranularity:NSCalendarUnitDay];
}
- (BOOL)isDateInToday:(NSDate *)date { return [self isDate:date inSameDayAsDate:[NSDate date]]; }
- (BOOL)isDateInYesterday:(NSDate *)date {
  return [self isDate:date inSameDayAsDate:[NSDate dateWithTimeIntervalSinceNow:-86400]];
}
- (BOOL)isDateInTomorrow:(NSDate *)date {
  return [self isDate:date inSameDayAsDate:[NSDate dateWithTimeIntervalSinceNow:86400]];
}
- (BOOL)isDateInWeekend:(NSDate *)date {
  NSInteger weekday = [self component:NSCalendarUnitWeekday fromDate:date];
  return weekday == 1 || weekday == 7;
}
- (NSRange)rangeOfUnit:(NSCalendarUnit)unit inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date {
  long year = [self component:NSCalendarUnitYear fromDate:date];
  long month = [self component:NSCalendarUnitMonth fromDate:date];
  if (unit == NSCalendarUnitDay && larger == NSCalendarUnitMonth) {
    return NSMakeRange(1, __selfsame_lengthOfMonth(year, month));
  }
  if (unit == NSCalendarUnitDay && larger == NSCalendarUnitYear) {
    return NSMakeRange(1, __selfsame_daysOf(year + 1, 1, 1) - __selfsame_daysOf(year, 1, 1));
  }
  if (unit == NSCalendarUnitMonth && larger == NSCalendarUnitYear) return NSMakeRange(1, 12);
  if (unit == NSCalendarUnitWeekday) return NSMakeRange(1, 7);
  if (unit == NSCalendarUnitHour && larger == NSCalendarUnitDay) return NSMakeRange(0, 24);
  if (unit == NSCalendarUnitMinute && larger == NSCalendarUnitHour) return NSMakeRange(0, 60);
  if (unit == NSCalendarUnitSecond && larger == NSCalendarUnitMinute) return NSMakeRange(0, 60);
  [NSException raise:NSInvalidArgumentException format:@"rangeOfUnit: of these two units: not built"];
  return NSMakeRange(NSNotFound, 0);
}
- (NSUInteger)ordinalityOfUnit:(NSCalendarUnit)unit inUnit:(NSCalendarUnit)larger forDate:(NSDate *)date {
  NSDateComponents *parts = [self components:~(NSUInteger)0 fromDate:date];
  if (unit == NSCalendarUnitDay && larger == NSCalendarUnitYear) {
    return __selfsame_daysOf(parts.year, parts.month, parts.day) - __selfsame_daysOf(parts.year, 1, 1) + 1;
  }
  if (unit == NSCalendarUnitDay && larger == NSCalendarUnitMonth) return parts.day;
  if (unit == NSCalendarUnitMonth && larger == NSCalendarUnitYear) return parts.month;
  if (unit == NSCalendarUnitDay && larger == NSCalendarUnitWeekOfMonth) {
    return ((parts.weekday - (long)_firstWeekday) % 7 + 7) % 7 + 1;
  }
  [NSException raise:NSInvalidArgumentException format:@"ordinalityOfUnit: of these two units: not built"];
  return 0;
}

static NSArray *__selfsame_words(NSString *words) { return [words componentsSeparatedByString:@" "]; }
- (NSArray *)monthSymbols {
  return __selfsame_words(@"January February March April May June July August September October November December");
}
- (NSArray *)shortMonthSymbols { return __selfsame_words(@"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"); }
- (NSArray *)weekdaySymbols {
  return __selfsame_words(@"Sunday Monday Tuesday Wednesday Thursday Friday Saturday");
}
- (NSArray *)shortWeekdaySymbols { return __selfsame_words(@"Sun Mon Tue Wed Thu Fri Sat"); }
- (NSArray *)veryShortWeekdaySymbols { return __selfsame_words(@"S M T W T F S"); }
- (NSString *)AMSymbol { return @"AM"; }
- (NSString *)PMSymbol { return @"PM"; }
@end
