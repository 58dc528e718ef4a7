// What Swift's `Date` stands on: a date is a number of seconds there.
//: part Swift, dates
//: internal
//: names __selfsame_swift_dates
//: requires NSDate

@interface NSDate (Swift)
+ (NSString *)swiftTextOf:(double)seconds;
@end

@implementation NSDate (Swift)
+ (NSString *)swiftTextOf:(double)seconds {
  return [[NSDate dateWithTimeIntervalSinceReferenceDate:seconds] description];
}
@end
