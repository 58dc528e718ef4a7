// swift-format-ignore-file
// Written by `make library` from Foundation/NSTimer+Dates.m: change it there.
enum NSTimerDatesText {
static let text: StaticString = #"""
@interface NSTimer (Dates)
@property (copy) NSDate *fireDate;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval target:(id)target
                        selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats
                           block:(void (^)(NSTimer *timer))block;
@end
@implementation NSTimer (Dates)
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval target:(id)target
                        selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats {
  if ((self = [self init])) {
    [self __setUp:interval target:target selector:selector userInfo:userInfo repeats:repeats];
    _deadline = __selfsame_deadline([date timeIntervalSinceNow]);
  }
  return self;
}
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats
                           block:(void (^)(NSTimer *timer))block {
  self = [self initWithFireDate:date interval:interval target:nil selector:NULL userInfo:nil repeats:repeats];
  if (self) _block = [(id)block copy];
  return self;
}
- (NSDate *)fireDate {
  return [NSDate dateWithTimeIntervalSinceNow:((double)_deadline - (double)__selfsame_clock()) / 1e9];
}
// A loop that waits for it keeps its timers in order: it is put in again.
- (void)setFireDate:(NSDate *)date {
  unsigned long deadline = __selfsame_deadline([date timeIntervalSinceNow]);
  if (![[NSRunLoop currentRunLoop] __move:self to:deadline]) _deadline = deadline;
}
@end
"""#
}
