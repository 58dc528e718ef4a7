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

struct __selfsame_Mode {
  NSString *name;
  struct __selfsame_Mode *next;
};

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
  // Somebody else asked for it (an input source): a loop that runs once returns behind it, not behind a timer.
  BOOL _isSource;
  long *_isDone;
  // NULL: the default one.
  struct __selfsame_Mode *_modes;
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
  // nil: it does not run.
  NSString *_mode;
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
static BOOL __selfsame_isCommonMode(NSString *name) {
  return !name || [name isEqualToString:NSDefaultRunLoopMode]
      || [name isEqualToString:NSRunLoopCommonModes];
}
- (BOOL)__runsIn:(NSString *)mode {
  BOOL isCommon = __selfsame_isCommonMode(mode);
  if (!_modes) return isCommon;
  for (struct __selfsame_Mode *each = _modes; each; each = each->next) {
    if (isCommon ? __selfsame_isCommonMode(each->name) : [each->name isEqualToString:mode]) return YES;
  }
  return NO;
}
- (void)__list:(NSString *)mode {
  struct __selfsame_Mode *entry = malloc(sizeof *entry);
  entry->name = [mode copy];
  entry->next = _modes;
  _modes = entry;
}
// `isFurther`: it stands in some already.
- (void)__addMode:(NSString *)mode further:(BOOL)isFurther {
  if (isFurther && [self __runsIn:mode]) return;
  if (isFurther && !_modes) [self __list:NSDefaultRunLoopMode];
  if (isFurther || !__selfsame_isCommonMode(mode)) [self __list:mode];
}
- (void)dealloc {
  [self invalidate];
  while (_modes) {
    struct __selfsame_Mode *next = _modes->next;
    [_modes->name release];
    free(_modes);
    _modes = next;
  }
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
  for (NSTimer *each = _timers; each; each = each->_next) {
    if (each == timer) {
      [timer __addMode:mode further:YES];
      return;
    }
  }
  [timer __addMode:mode further:timer->_modes != NULL];
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
- (NSRunLoopMode)currentMode { return _mode; }
// Drops timers that were invalidated; the first one left that its mode lets run.
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
  NSTimer *first = _timers;
  while (first && ![first __runsIn:_mode]) first = first->_next;
  return first;
}
// Does one thing that is due; answers what it was.
enum { __selfsame_didNothing, __selfsame_didTimer, __selfsame_didSource };
- (int)__doOne {
  NSTimer *timer = [self __first];
  if (timer && timer->_deadline <= __selfsame_clock()) {
    NSTimer **place = &_timers;
    while (*place != timer) place = &(*place)->_next;
    *place = timer->_next;
    int kind = timer->_isSource ? __selfsame_didSource : __selfsame_didTimer;
    @autoreleasepool { [timer fire]; }
    if (timer->_repeats && !timer->_isInvalid) {
      unsigned long step = __selfsame_nanoseconds(timer->_interval);
      timer->_deadline += step;
      if (timer->_deadline <= __selfsame_clock()) timer->_deadline = __selfsame_clock() + step;
      [self __insert:timer];
    } else {
      [timer release];
    }
    return kind;
  }
  return _isMain && __selfsame_isCommonMode(_mode) && __selfsame_runMainWork()
             ? __selfsame_didSource
             : __selfsame_didNothing;
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
// Whether something of the mode is there that could ever be due.
- (BOOL)__hasWork { return (_isMain && __selfsame_isCommonMode(_mode)) || [self __first]; }
// What ended it: 1 nothing is left, 2 it was stopped, 3 the limit, 4 a source was done (CFRunLoopRunResult).
- (int)__runIn:(NSString *)mode until:(unsigned long)limit once:(BOOL)isOnce {
  NSString *outer = _mode;
  _mode = mode ? mode : NSDefaultRunLoopMode;
  _isStopped = NO;
  int end = 0;
  while (!end) {
    int did = [self __doOne];
    if (_isStopped) end = 2;
    else if (did == __selfsame_didSource && isOnce) end = 4;
    else if (did) continue;
    else if (![self __hasWork]) end = 1;
    else if (![self __wait:limit]) end = 3;
  }
  _mode = outer;
  return end;
}
- (void)run { [self __runIn:nil until:0 once:NO]; }
- (void)runUntilDate:(id)limit {
  [self __runIn:nil until:__selfsame_deadline([limit timeIntervalSinceNow]) once:NO];
}
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(id)limit {
  unsigned long until = __selfsame_deadline([limit timeIntervalSinceNow]);
  NSString *outer = _mode;
  _mode = mode;
  BOOL hasWork = [self __hasWork];
  _mode = outer;
  if (!hasWork) return NO;
  // Where nothing can come any more, the real main loop would wait for ever.
  return [self __runIn:mode until:until once:YES] != 3 || until != 0;
}
@end

typedef NSRunLoop *CFRunLoopRef;
__attribute__((selfsame_visible(handOut)))
CFRunLoopRef CFRunLoopGetCurrent(void) { return [NSRunLoop currentRunLoop]; }
__attribute__((selfsame_visible(handOut)))
CFRunLoopRef CFRunLoopGetMain(void) { return [NSRunLoop mainRunLoop]; }
__attribute__((selfsame_visible(dequeue)))
void CFRunLoopRun(void) { [[NSRunLoop currentRunLoop] run]; }
__attribute__((selfsame_visible(enqueue, loop)))
void CFRunLoopStop(CFRunLoopRef loop) {
  loop->_isStopped = YES;
  [loop __wake];
}
__attribute__((selfsame_visible(dequeue)))
int CFRunLoopRunInMode(CFRunLoopMode mode, double seconds, _Bool returnsAfterOne) {
  return [[NSRunLoop currentRunLoop] __runIn:mode until:__selfsame_deadline(seconds)
                                        once:returnsAfterOne];
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
static void __selfsame_putIn(NSTimer *timer, NSArray *modes) {
  for (NSUInteger i = 0, count = [modes count]; i < count; i++) {
    [timer __addMode:[modes objectAtIndex:i] further:i > 0];
  }
}
- (void)__perform:(SEL)selector onLoop:(NSRunLoop *)loop with:(id)argument
             wait:(BOOL)waits modes:(NSArray *)modes {
  if (waits && loop == __selfsame_mine()->runLoop) {
    [self performSelector:selector withObject:argument];
    return;
  }
  long isDone = 0;
  NSTimer *timer = [self __performer:selector with:argument after:0];
  timer->_isSource = YES;
  __selfsame_putIn(timer, modes);
  if (waits) timer->_isDone = &isDone;
  [loop __insert:timer];
  while (waits && !isDone) __selfsame_wait(&isDone, 0, 0, __selfsame_forQueue, nil);
}
// In no mode at all nothing is performed.
- (void)performSelector:(SEL)selector withObject:(id)argument
             afterDelay:(NSTimeInterval)delay inModes:(NSArray *)modes {
  if (![modes count]) return;
  NSTimer *timer = [self __performer:selector with:argument after:delay];
  __selfsame_putIn(timer, modes);
  [[NSRunLoop currentRunLoop] __insert:timer];
}
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument
                      waitUntilDone:(BOOL)waits modes:(NSArray *)modes {
  if (![modes count]) return;
  [self __perform:selector onLoop:[NSRunLoop mainRunLoop] with:argument wait:waits modes:modes];
}
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument
                      waitUntilDone:(BOOL)waits {
  [self __perform:selector onLoop:[NSRunLoop mainRunLoop] with:argument wait:waits modes:nil];
}
- (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)argument
          waitUntilDone:(BOOL)waits {
  [self __perform:selector onLoop:__selfsame_runLoop([thread __number]) with:argument
             wait:waits modes:nil];
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
