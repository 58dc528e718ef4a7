// swift-format-ignore-file
// Written by `make library` from Swift/NSRunLoop+Swift.m: change it there.
enum NSRunLoopSwiftText {
static let text: StaticString = #"""
@interface NSRunLoop (Swift)
- (void)swiftRunUntil:(double)seconds;
- (void)swiftAddTimer:(NSTimer *)timer;
@end

@implementation NSRunLoop (Swift)
- (void)swiftRunUntil:(double)seconds {
  @autoreleasepool { [self runUntilDate:[NSDate dateWithTimeIntervalSinceReferenceDate:seconds]]; }
}
- (void)swiftAddTimer:(NSTimer *)timer { [self addTimer:timer forMode:NSDefaultRunLoopMode]; }
@end
"""#
}
