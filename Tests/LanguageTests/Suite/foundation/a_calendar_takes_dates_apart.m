// mode: arc
#import <Foundation/Foundation.h>
static NSCalendar *calendar;
static NSDate *day(long year, long month, long day) {
  NSDateComponents *parts = [NSDateComponents new];
  parts.year = year;
  parts.month = month;
  parts.day = day;
  return [calendar dateFromComponents:parts];
}
static void tell(NSDate *date) { printf("%s\n", [date.description UTF8String]); }
int main(void) {
  @autoreleasepool {
    calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:3600];
    tell(day(2021, 3, 1));
    calendar.timeZone = [NSTimeZone timeZoneWithName:@"UTC"];
    tell(day(2019, 15, 0));
    NSDateComponents *parts =
        [calendar components:NSCalendarUnitYear | NSCalendarUnitWeekday | NSCalendarUnitWeekOfYear
                    fromDate:day(2023, 12, 31)];
    printf("%ld %ld %ld %d\n", (long)parts.year, (long)parts.weekday, (long)parts.weekOfYear,
           parts.month == NSDateComponentUndefined);
    NSDateComponents *more = [NSDateComponents new];
    more.month = 1;
    more.hour = 25;
    tell([calendar dateByAddingComponents:more toDate:day(2023, 1, 30) options:0]);
    tell([calendar dateByAddingUnit:NSCalendarUnitYear value:-1 toDate:day(2024, 2, 29) options:0]);
    parts = [calendar components:NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay
                        fromDate:day(1999, 12, 31) toDate:day(2004, 2, 29) options:0];
    printf("%ld %ld %ld\n", (long)parts.year, (long)parts.month, (long)parts.day);
    parts = [calendar components:NSDayCalendarUnit fromDate:day(2004, 2, 29) toDate:day(2003, 12, 31)
                         options:0];
    printf("%ld\n", (long)parts.day);
    printf("%lu %d\n",
           (unsigned long)[calendar rangeOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitMonth
                                        forDate:day(2100, 2, 1)].length,
           [calendar isDate:day(2020, 1, 1) inSameDayAsDate:[day(2020, 1, 2) dateByAddingTimeInterval:-1]]);
    @try {
      [NSTimeZone timeZoneWithName:@"Asia/Tokyo"];
    } @catch (NSException *exception) {
      printf("%s\n", [exception.reason UTF8String]);
    }
  }
  return 0;
}
// expect: 2021-02-28 23:00:00 +0000
// expect: 2020-02-29 00:00:00 +0000
// expect: 2023 1 1 1
// expect: 2023-03-01 01:00:00 +0000
// expect: 2023-02-28 00:00:00 +0000
// expect: 4 2 0
// expect: -60
// expect: 28 1
// expect: the time zone Asia/Tokyo: not built; UTC and distances to it (GMT+0200) are
