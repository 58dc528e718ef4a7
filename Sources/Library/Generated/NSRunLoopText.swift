// swift-format-ignore-file
// Written by `make library` from Foundation/NSRunLoop.m: change it there.
enum NSRunLoopText {
static let text: StaticString = #"""
typedef NSString *NSRunLoopMode;
NSString *const NSDefaultRunLoopMode = @"kCFRunLoopDefaultMode";
NSString *const NSRunLoopCommonModes = @"kCFRunLoopCommonModes";
NSString *const kCFRunLoopDefaultMode = @"kCFRunLoopDefaultMode";
NSString *const kCFRunLoopCommonModes = @"kCFRunLoopCommonModes";
typedef NSString *CFRunLoopMode;

@interface NSTimer : NSObject {
  @public
  NSTimer *_next;
  unsigned long _deadline;
  double _interval;
  id _target;
  SEL _selector;
  id _userInfo;
  id _block;
  BOOL _repeats;
  BOOL _isInvalid;
  // A message to perform once: the argument is userInfo, not the timer.
  BOOL _performs;
  long *_isDone;
}
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target
                          selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target
                          selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats
                             block:(void (^)(NSTimer *timer))block;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats
                                      block:(void (^)(NSTimer *timer))block;
- (void)fire;
- (void)invalidate;
- (BOOL)isValid;
- (id)userInfo;
- (NSTimeInterval)timeInterval;
@property (readonly, getter=isValid) BOOL valid;
@property NSTimeInterval tolerance;
@end

@interface NSRunLoop : NSObject {
  @public
  NSTimer *_timers;
  // Changes when somebody adds something; never the number of a thread.
  long _changes;
  BOOL _isMain;
  BOOL _isStopped;
}
+ (NSRunLoop *)currentRunLoop;
+ (NSRunLoop *)mainRunLoop;
- (void)run;
- (void)runUntilDate:(id)limit;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(id)limit;
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
- (void)performBlock:(void (^)(void))block;
- (NSRunLoopMode)currentMode;
@end
@interface NSRunLoop (Timers)
- (BOOL)__move:(NSTimer *)timer to:(unsigned long)deadline;
@end

static NSRunLoop *__selfsame_runLoop(long number) {
  struct __selfsame_ThreadData *data = &__selfsame_threadData[number];
  if (!data->runLoop) {
    NSRunLoop *loop = [[NSRunLoop alloc] init];
    loop->_isMain = number == 1;
    loop->_changes = 1L << 40;
    data->runLoop = loop;
  }
  return data->runLoop;
}

@implementation NSTimer
@dynamic tolerance;
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target
                          selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats {
  NSTimer *timer = [[self alloc] init];
  [timer __setUp:interval target:target selector:selector userInfo:userInfo repeats:repeats];
  timer->_deadline = __selfsame_deadline(interval);
  return [timer autorelease];
}
- (void)__setUp:(NSTimeInterval)interval target:(id)target selector:(SEL)selector
       userInfo:(id)userInfo repeats:(BOOL)repeats {
  _interval = interval > 0 ? interval : 0.0001;
  _target = [target retain];
  _selector = selector;
  _userInfo = [userInfo retain];
  _repeats = repeats;
}
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target
                          selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats {
  NSTimer *timer = [self timerWithTimeInterval:interval target:target selector:selector
                                      userInfo:userInfo repeats:repeats];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
  return timer;
}
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats
                             block:(void (^)(NSTimer *timer))block {
  NSTimer *timer = [self timerWithTimeInterval:interval target:nil selector:NULL userInfo:nil
                                       repeats:repeats];
  timer->_block = [(id)block copy];
  return timer;
}
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats
                                      block:(void (^)(NSTimer *timer))block {
  NSTimer *timer = [self timerWithTimeInterval:interval repeats:repeats block:block];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
  return timer;
}
// Whoever is called lives until the call is over, also where it invalidates its own timer.
- (void)__call {
  id target = [_target retain], block = [_block retain], userInfo = [_userInfo retain];
  if (block) {
    ((void (*)(id, id))((struct __selfsame_Block *)block)->invoke)(block, self);
  } else if (_performs) {
    [target performSelector:_selector withObject:userInfo];
  } else {
    [target performSelector:_selector withObject:self];
  }
  [target release];
  [block release];
  [userInfo release];
}
- (void)fire {
  if (_isInvalid) return;
  [self retain];
  [self __call];
  if (!_repeats) [self invalidate];
  if (_isDone) {
    *_isDone = 1;
    __selfsame_wake(_isDone, 1);
  }
  [self release];
}
- (void)invalidate {
  if (_isInvalid) return;
  _isInvalid = YES;
  id target = _target, userInfo = _userInfo, block = _block;
  _target = _userInfo = _block = nil;
  [target release];
  [userInfo release];
  [block release];
}
- (BOOL)isValid { return !_isInvalid; }
- (id)userInfo { return _userInfo; }
- (NSTimeInterval)timeInterval { return _repeats ? _interval : 0; }
- (NSTimeInterval)tolerance { return 0; }
- (void)setTolerance:(NSTimeInterval)tolerance {}
- (void)dealloc {
  [self invalidate];
  [super dealloc];
}
@end

__attribute__((selfsame_visible(enqueue, self)))
@implementation NSRunLoop
+ (NSRunLoop *)currentRunLoop __attribute__((selfsame_visible(handOut))) { return __selfsame_runLoop(__selfsame_threadSelf()); }
+ (NSRunLoop *)mainRunLoop __attribute__((selfsame_visible(handOut))) { return __selfsame_runLoop(1); }
- (void)__insert:(NSTimer *)timer {
  __selfsame_hold(1);
  NSTimer **place = &_timers;
  while (*place && (*place)->_deadline <= timer->_deadline) place = &(*place)->_next;
  timer->_next = *place;
  *place = timer;
  __selfsame_hold(0);
  [self __wake];
}
- (void)__wake {
  long *word = _isMain ? &__selfsame_mainChanges : &_changes;
  *word += 1;
  __selfsame_wake(word, 1);
}
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode {
  for (NSTimer *each = _timers; each; each = each->_next) if (each == timer) return;
  [self __insert:[timer retain]];
}
- (BOOL)__move:(NSTimer *)timer to:(unsigned long)deadline {
  NSTimer **place = &_timers;
  while (*place && *place != timer) place = &(*place)->_next;
  if (!*place) return NO;
  *place = timer->_next;
  timer->_deadline = deadline;
  [self __insert:timer];
  return YES;
}
- (void)performBlock:(void (^)(void))block {
  NSTimer *timer = [[NSTimer timerWithTimeInterval:0 repeats:NO block:(id)block] retain];
  [self __insert:timer];
}
- (NSRunLoopMode)currentMode { return NSDefaultRunLoopMode; }
// Drops timers that were invalidated; the first one left.
- (NSTimer *)__first {
  NSTimer **place = &_timers;
  while (*place) {
    NSTimer *timer = *place;
    if (timer->_isInvalid) {
      *place = timer->_next;
      [timer release];
    } else {
      place = &timer->_next;
    }
  }
  return _timers;
}
// Does one thing that is due; answers whether there was one.
- (BOOL)__doOne {
  NSTimer *timer = [self __first];
  if (timer && timer->_deadline <= __selfsame_clock()) {
    _timers = timer->_next;
    @autoreleasepool { [timer fire]; }
    if (timer->_repeats && !timer->_isInvalid) {
      unsigned long step = __selfsame_nanoseconds(timer->_interval);
      timer->_deadline += step;
      if (timer->_deadline <= __selfsame_clock()) timer->_deadline = __selfsame_clock() + step;
      [self __insert:timer];
    } else {
      [timer release];
    }
    return YES;
  }
  return _isMain && __selfsame_runMainWork();
}
// Waits until something is due, at most until the limit (0: none). NO: the limit passed, or nothing can come.
- (BOOL)__wait:(unsigned long)limit {
  long *word = _isMain ? &__selfsame_mainChanges : &_changes;
  long seen = *word;
  NSTimer *timer = [self __first];
  unsigned long until = timer ? timer->_deadline : limit;
  if (limit && limit < until) until = limit;
  if (__selfsame_wait(
          word, seen, until, until ? __selfsame_forSleep : __selfsame_forWork, self)) {
    return YES;
  }
  return timer && __selfsame_clock() >= timer->_deadline;
}
- (void)__runUntil:(unsigned long)limit {
  _isStopped = NO;
  while (!_isStopped) {
    if ([self __doOne]) continue;
    if (!_isMain && !_timers) return;
    if (![self __wait:limit]) return;
  }
}
- (void)run { [self __runUntil:0]; }
- (void)runUntilDate:(id)limit {
  unsigned long until = __selfsame_deadline([limit timeIntervalSinceNow]);
  [self __runUntil:until];
}
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(id)limit {
  unsigned long until = __selfsame_deadline([limit timeIntervalSinceNow]);
  if (!_isMain && ![self __first]) return NO;
  while (![self __doOne]) {
    // Where nothing can come any more, the real main loop would wait for ever.
    if (![self __wait:until]) return until != 0;
  }
  return YES;
}
@end

typedef NSRunLoop *CFRunLoopRef;
__attribute__((selfsame_visible(handOut)))
CFRunLoopRef CFRunLoopGetCurrent(void) { return [NSRunLoop currentRunLoop]; }
__attribute__((selfsame_visible(handOut)))
CFRunLoopRef CFRunLoopGetMain(void) { return [NSRunLoop mainRunLoop]; }
__attribute__((selfsame_visible(dequeue)))
void CFRunLoopRun(void) { [[NSRunLoop currentRunLoop] __runUntil:0]; }
__attribute__((selfsame_visible(enqueue, loop)))
void CFRunLoopStop(CFRunLoopRef loop) {
  loop->_isStopped = YES;
  [loop __wake];
}
__attribute__((selfsame_visible(dequeue)))
int CFRunLoopRunInMode(CFRunLoopMode mode, double seconds, _Bool returnsAfterOne) {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  unsigned long until = __selfsame_deadline(seconds);
  if (!returnsAfterOne) {
    [loop __runUntil:until];
    return loop->_isStopped ? 2 : 3;
  }
  while (![loop __doOne]) if (![loop __wait:until]) return 3;
  return 4;
}

@interface NSObject (DelayedPerforming)
- (void)performSelector:(SEL)selector withObject:(id)argument
             afterDelay:(NSTimeInterval)delay;
- (void)performSelector:(SEL)selector withObject:(id)argument
             afterDelay:(NSTimeInterval)delay inModes:(NSArray *)modes;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument
                      waitUntilDone:(BOOL)waits;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument
                      waitUntilDone:(BOOL)waits modes:(NSArray *)modes;
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)argument
          waitUntilDone:(BOOL)waits;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector
                                         object:(id)argument;
@end
__attribute__((selfsame_visible(enqueue)))
@implementation NSObject (DelayedPerforming)
- (NSTimer *)__performer:(SEL)selector with:(id)argument after:(NSTimeInterval)delay {
  NSTimer *timer = [NSTimer timerWithTimeInterval:delay target:self selector:selector
                                         userInfo:argument repeats:NO];
  timer->_performs = YES;
  return [timer retain];
}
- (void)performSelector:(SEL)selector withObject:(id)argument
             afterDelay:(NSTimeInterval)delay {
  [[NSRunLoop currentRunLoop] __insert:[self __performer:selector with:argument after:delay]];
}
- (void)__perform:(SEL)selector onLoop:(NSRunLoop *)loop with:(id)argument
             wait:(BOOL)waits {
  if (waits && loop == __selfsame_mine()->runLoop) {
    [self performSelector:selector withObject:argument];
    return;
  }
  long isDone = 0;
  NSTimer *timer = [self __performer:selector with:argument after:0];
  if (waits) timer->_isDone = &isDone;
  [loop __insert:timer];
  while (waits && !isDone) __selfsame_wait(&isDone, 0, 0, __selfsame_forQueue, nil);
}
// All modes are one here.
- (void)performSelector:(SEL)selector withObject:(id)argument
             afterDelay:(NSTimeInterval)delay inModes:(NSArray *)modes {
  [self performSelector:selector withObject:argument afterDelay:delay];
}
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument
                      waitUntilDone:(BOOL)waits modes:(NSArray *)modes {
  [self performSelectorOnMainThread:selector withObject:argument waitUntilDone:waits];
}
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument
                      waitUntilDone:(BOOL)waits {
  [self __perform:selector onLoop:[NSRunLoop mainRunLoop] with:argument wait:waits];
}
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)argument
          waitUntilDone:(BOOL)waits {
  [self __perform:selector onLoop:__selfsame_runLoop([thread __number]) with:argument
             wait:waits];
}
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  for (NSTimer *timer = loop->_timers; timer; timer = timer->_next) {
    if (timer->_performs && timer->_target == target) [timer invalidate];
  }
  [loop __first];
}
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector
                                         object:(id)argument {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  for (NSTimer *timer = loop->_timers; timer; timer = timer->_next) {
    if (timer->_performs && timer->_target == target && timer->_selector == selector
        && (timer->_userInfo == argument || [timer->_userInfo isEqual:argument])) {
      [timer invalidate];
    }
  }
  [loop __first];
}
@end
"""#
}
