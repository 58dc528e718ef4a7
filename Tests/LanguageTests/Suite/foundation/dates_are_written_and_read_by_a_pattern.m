// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:-5400];
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1467331201.25];
    for (NSString *pattern in @[
           @"EEEE, d. MMMM yyyy", @"MM/dd/yy hh:mm:ss.SS a", @"yyyy-MM-dd'T'HH:mmZZZZZ 'o''clock'",
           @"EEE MMM D k Z z"
         ]) {
      formatter.dateFormat = pattern;
      printf("%s\n", [[formatter stringFromDate:date] UTF8String]);
    }
    formatter.timeZone = [NSTimeZone timeZoneWithAbbreviation:@"UTC"];
    struct { const char *pattern, *text; } read[] = {
      {"yyyyMMdd HHmm", "20160701 0930"}, {"MMMM d, yyyy h:mm a", "july 4, 1976 12:05 PM"},
      {"dd.MM.yyyy", "30.02.2016"}, {"yyyy-MM-dd HH:mm:ss Z", "2010-01-01 00:00:00 +0530"},
      {"yyyy-MM-dd", "2016-1-2 later"}
    };
    for (int i = 0; i < 5; i++) {
      formatter.dateFormat = @(read[i].pattern);
      NSDate *found = [formatter dateFromString:@(read[i].text)];
      printf("%s\n", found ? [found.description UTF8String] : "nil");
    }
    formatter.dateStyle = NSDateFormatterMediumStyle;
    formatter.timeStyle = NSDateFormatterShortStyle;
    printf("%s\n", [[formatter stringFromDate:date] UTF8String]);
  }
  return 0;
}
// expect: Thursday, 30. June 2016
// expect: 06/30/16 10:30:01.25 PM
// expect: 2016-06-30T22:30-01:30 o'clock
// expect: Thu Jun 182 22 -0130 GMT-1:30
// expect: 2016-07-01 09:30:00 +0000
// expect: 1976-07-04 12:05:00 +0000
// expect: nil
// expect: 2009-12-31 18:30:00 +0000
// expect: nil
// expect: Jul 1, 2016, 12:00 AM
