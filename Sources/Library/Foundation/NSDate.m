// NSDate on the machine's own clock, which begins at a fixed moment and moves only as the program runs.
//: part NSDate

#define NSTimeIntervalSince1970 978307200.0
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
static unsigned long long __selfsame_dateNow(void) __attribute__((selfsame_native(clockNow)));
// The clock's zero: 2014-01-01 00:00:00 UTC, counted from 2001.
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) {
  return 410227200.0 + (double)__selfsame_dateNow() / 1e9;
}
CFTimeInterval CACurrentMediaTime(void) { return (double)__selfsame_dateNow() / 1e9; }

// Days since 1970 to year, month and day by the civil calendar, in whole numbers.
void __selfsame_civil(long days, long *year, long *month, long *day) {
  long shifted = days + 719468;
  long era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  long inEra = shifted - era * 146097;
  long ofEra = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146096) / 365;
  long inYear = inEra - (365 * ofEra + ofEra / 4 - ofEra / 100);
  long number = (5 * inYear + 2) / 153;
  *day = inYear - (153 * number + 2) / 5 + 1;
  *month = number < 10 ? number + 3 : number - 9;
  *year = ofEra + era * 400 + (*month <= 2);
}

@interface NSDate : NSObject <NSCopying> { NSTimeInterval _time; }
+ (instancetype)date;
+ (NSDate *)now;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date;
+ (instancetype)distantFuture;
+ (instancetype)distantPast;
+ (NSTimeInterval)timeIntervalSinceReferenceDate;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds;
- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)seconds;
- (NSTimeInterval)timeIntervalSinceReferenceDate;
- (NSTimeInterval)timeIntervalSince1970;
- (NSTimeInterval)timeIntervalSinceNow;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)other;
- (instancetype)dateByAddingTimeInterval:(NSTimeInterval)seconds;
- (instancetype)addTimeInterval:(NSTimeInterval)seconds;
- (NSComparisonResult)compare:(NSDate *)other;
- (NSDate *)earlierDate:(NSDate *)other;
- (NSDate *)laterDate:(NSDate *)other;
- (BOOL)isEqualToDate:(NSDate *)other;
- (instancetype)initWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date;
- (NSString *)descriptionWithLocale:(id)locale;
@end
@implementation NSDate
+ (instancetype)date { return [self dateWithTimeIntervalSinceNow:0]; }
+ (NSDate *)now { return [self date]; }
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds {
  NSDate *date = [[self alloc] initWithTimeIntervalSinceNow:seconds];
  // To the pool's end, as a number: see NSNumber.
  [date autorelease];
  return date;
}
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds {
  NSDate *date = [[self alloc] initWithTimeIntervalSince1970:seconds];
  [date autorelease];
  return date;
}
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds {
  NSDate *date = [[self alloc] initWithTimeIntervalSinceReferenceDate:seconds];
  [date autorelease];
  return date;
}
+ (instancetype)dateWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date {
  return [self dateWithTimeIntervalSinceReferenceDate:date->_time + seconds];
}
+ (instancetype)distantFuture {
  return [self dateWithTimeIntervalSinceReferenceDate:63113904000.0];
}
+ (instancetype)distantPast {
  return [self dateWithTimeIntervalSinceReferenceDate:-63114076800.0];
}
+ (NSTimeInterval)timeIntervalSinceReferenceDate { return CFAbsoluteTimeGetCurrent(); }
- (instancetype)init {
  return [self initWithTimeIntervalSinceReferenceDate:CFAbsoluteTimeGetCurrent()];
}
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds {
  self = [super init];
  if (self) _time = seconds;
  return self;
}
- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)seconds {
  return [self initWithTimeIntervalSinceReferenceDate:CFAbsoluteTimeGetCurrent() + seconds];
}
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)seconds {
  return [self initWithTimeIntervalSinceReferenceDate:seconds - NSTimeIntervalSince1970];
}
- (instancetype)initWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date {
  return [self initWithTimeIntervalSinceReferenceDate:date->_time + seconds];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSTimeInterval)timeIntervalSinceReferenceDate { return _time; }
- (NSTimeInterval)timeIntervalSince1970 { return _time + NSTimeIntervalSince1970; }
- (NSTimeInterval)timeIntervalSinceNow { return _time - CFAbsoluteTimeGetCurrent(); }
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)other { return _time - other->_time; }
- (instancetype)dateByAddingTimeInterval:(NSTimeInterval)seconds {
  return [NSDate dateWithTimeIntervalSinceReferenceDate:_time + seconds];
}
- (instancetype)addTimeInterval:(NSTimeInterval)seconds {
  return [self dateByAddingTimeInterval:seconds];
}
- (NSComparisonResult)compare:(NSDate *)other {
  if (!other) {
    __selfsame_fail(@"NSInvalidArgumentException", @"*** -[__NSDate compare:]: nil argument");
  }
  return _time < other->_time ? NSOrderedAscending
      : _time > other->_time ? NSOrderedDescending : NSOrderedSame;
}
- (NSDate *)earlierDate:(NSDate *)other { return _time <= other->_time ? self : other; }
- (NSDate *)laterDate:(NSDate *)other { return _time >= other->_time ? self : other; }
- (BOOL)isEqualToDate:(NSDate *)other { return other && _time == other->_time; }
- (BOOL)isEqual:(id)other {
  return self == other || ([other isKindOfClass:[NSDate class]] && [self isEqualToDate:other]);
}
- (NSUInteger)hash { return (NSUInteger)(long)_time; }
- (NSString *)descriptionWithLocale:(id)locale { return [self description]; }
- (NSString *)description {
  long seconds = (long)floor(_time + NSTimeIntervalSince1970), year, month, day;
  long days = seconds / 86400 - (seconds % 86400 < 0), rest = seconds - days * 86400;
  __selfsame_civil(days, &year, &month, &day);
  return [NSString stringWithFormat:@"%04ld-%02ld-%02ld %02ld:%02ld:%02ld +0000", year, month,
          day, rest / 3600, rest / 60 % 60, rest % 60];
}
@end
