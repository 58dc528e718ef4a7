// swift-format-ignore-file
// Written by `make library` from Foundation/NSDate.m: change it there.
enum NSDateText {
static let text: StaticString = #"""
#define NSTimeIntervalSince1970 978307200.0
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
static unsigned long long __selfsame_dateNow(void) __attribute__((selfsame_native(clockNow)));
// The clock's zero: 2014-01-01 00:00:00 UTC, counted from 2001.
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) {
  return 410227200.0 + (double)__selfsame_dateNow() / 1e9;
}
CFTimeInterval CACurrentMediaTime(void) { return (double)__selfsame_dateNow() / 1e9; }

@interface NSDate : NSObject <NSCopying> { NSTimeInterval _time; }
+ (instancetype)date;
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
@end
@implementation NSDate
+ (instancetype)date { return [[[self alloc] init] autorelease]; }
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds {
  return [[[self alloc] initWithTimeIntervalSinceNow:seconds] autorelease];
}
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds {
  return [[[self alloc] initWithTimeIntervalSince1970:seconds] autorelease];
}
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds {
  return [[[self alloc] initWithTimeIntervalSinceReferenceDate:seconds] autorelease];
}
+ (instancetype)dateWithTimeInterval:(NSTimeInterval)seconds sinceDate:(NSDate *)date {
  return [[[self alloc] initWithTimeIntervalSinceReferenceDate:date->_time + seconds] autorelease];
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
// Days to year, month and day by the civil calendar, in whole numbers.
- (NSString *)description {
  double whole = floor(_time + NSTimeIntervalSince1970);
  long seconds = (long)whole, days = seconds / 86400, rest = seconds % 86400;
  if (rest < 0) {
    rest += 86400;
    days--;
  }
  long shifted = days + 719468;
  long era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  long inEra = shifted - era * 146097;
  long year = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146096) / 365;
  long inYear = inEra - (365 * year + year / 4 - year / 100);
  long month = (5 * inYear + 2) / 153, day = inYear - (153 * month + 2) / 5 + 1;
  month = month < 10 ? month + 3 : month - 9;
  year += era * 400 + (month <= 2);
  return [NSString stringWithFormat:@"%04ld-%02ld-%02ld %02ld:%02ld:%02ld +0000", year, month,
          day, rest / 3600, rest / 60 % 60, rest % 60];
}
@end
"""#
}
