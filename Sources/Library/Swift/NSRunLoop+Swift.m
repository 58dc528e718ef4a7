// Run loops for Swift, whose dates are numbers of seconds.
//: part Swift, run loops
//: internal
//: names __selfsame_swift_run_loops
//: requires Run loops
//: requires Swift, dates

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
