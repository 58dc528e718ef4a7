// swift-format-ignore-file
// Written by `make library` from Swift/NSDate+Swift.m: change it there.
enum NSDateSwiftText {
static let text: StaticString = #"""
@interface NSDate (Swift)
+ (NSString *)swiftTextOf:(double)seconds;
@end

@implementation NSDate (Swift)
+ (NSString *)swiftTextOf:(double)seconds {
  return [[NSDate dateWithTimeIntervalSinceReferenceDate:seconds] description];
}
@end
"""#
}
