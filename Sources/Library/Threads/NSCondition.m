// NSCondition and NSConditionLock: a lock, and threads that wait for what it guards to change.
//: part Locks

@interface NSCondition : NSObject <NSLocking> { long _owner; long _sequence; NSString *_name; }
- (void)wait;
- (BOOL)waitUntilDate:(id)limit;
- (void)signal;
- (void)broadcast;
@property (copy) NSString *name;
@end
@implementation NSCondition
- (void)lock __attribute__((selfsame_visible(acquire, self))) { __selfsame_lock(&_owner, 0, self, 0); }
- (void)unlock __attribute__((selfsame_visible(release, self))) { __selfsame_unlock(&_owner, self); }
- (BOOL)__wait:(unsigned long)deadline {
  long seen = _sequence;
  __selfsame_unlock(&_owner, self);
  int woken = __selfsame_wait(&_sequence, seen, deadline, __selfsame_forCondition, self);
  __selfsame_lock(&_owner, 0, self, 0);
  return woken;
}
- (void)wait __attribute__((selfsame_visible(conditionWait, self))) { [self __wait:0]; }
- (BOOL)waitUntilDate:(id)limit __attribute__((selfsame_visible(conditionWait, self))) {
  return [self __wait:__selfsame_deadline([limit timeIntervalSinceNow])];
}
- (void)signal __attribute__((selfsame_visible(conditionSignal, self))) {
  _sequence++;
  __selfsame_wake(&_sequence, 1);
}
- (void)broadcast __attribute__((selfsame_visible(conditionBroadcast, self))) {
  _sequence++;
  __selfsame_wake(&_sequence, 1 << 20);
}
- (NSString *)name __attribute__((selfsame_visible(lockRead, self))) { return _name; }
- (void)setName:(NSString *)name __attribute__((selfsame_visible(lockMake, self))) {
  NSString *old = _name;
  _name = [name copy];
  [old release];
}
- (void)dealloc __attribute__((selfsame_visible(lockRead, self))) {
  [_name release];
  [super dealloc];
}
@end

@interface NSConditionLock : NSObject <NSLocking> {
  long _owner;
  long _sequence;
  NSInteger _condition;
  NSString *_name;
}
- (instancetype)initWithCondition:(NSInteger)condition;
- (NSInteger)condition;
- (BOOL)tryLock;
- (BOOL)tryLockWhenCondition:(NSInteger)condition;
- (void)lockWhenCondition:(NSInteger)condition;
- (BOOL)lockBeforeDate:(id)limit;
- (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(id)limit;
- (void)unlockWithCondition:(NSInteger)condition;
@property (copy) NSString *name;
@end
@implementation NSConditionLock
- (instancetype)init { return [self initWithCondition:0]; }
- (instancetype)initWithCondition:(NSInteger)condition {
  if ((self = [super init])) _condition = condition;
  return self;
}
- (NSInteger)condition __attribute__((selfsame_visible(lockRead, self))) { return _condition; }
- (void)lock __attribute__((selfsame_visible(acquire, self))) { __selfsame_lock(&_owner, 0, self, 0); }
- (BOOL)tryLock __attribute__((selfsame_visible(tryAcquire, self))) { return __selfsame_lock(&_owner, 0, self, 1); }
- (BOOL)lockBeforeDate:(id)limit __attribute__((selfsame_visible(acquire, self))) {
  return __selfsame_lock(&_owner, __selfsame_deadline([limit timeIntervalSinceNow]), self, 0);
}
- (BOOL)tryLockWhenCondition:(NSInteger)condition
    __attribute__((selfsame_visible(tryAcquire, self))) {
  if (!__selfsame_lock(&_owner, 0, self, 1)) return NO;
  if (_condition == condition) return YES;
  __selfsame_unlock(&_owner, self);
  return NO;
}
- (BOOL)__lockWhen:(NSInteger)condition until:(unsigned long)deadline {
  while (__selfsame_lock(&_owner, deadline, self, 0)) {
    if (_condition == condition) return YES;
    long seen = _sequence;
    __selfsame_unlock(&_owner, self);
    if (!__selfsame_wait(&_sequence, seen, deadline, __selfsame_forCondition, self)) return NO;
  }
  return NO;
}
- (void)lockWhenCondition:(NSInteger)condition __attribute__((selfsame_visible(acquire, self))) { [self __lockWhen:condition until:0]; }
- (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(id)limit
    __attribute__((selfsame_visible(acquire, self))) {
  return [self __lockWhen:condition until:__selfsame_deadline([limit timeIntervalSinceNow])];
}
- (void)unlock __attribute__((selfsame_visible(release, self))) {
  _sequence++;
  __selfsame_unlock(&_owner, self);
  __selfsame_wake(&_sequence, 1 << 20);
}
- (void)unlockWithCondition:(NSInteger)condition __attribute__((selfsame_visible(release, self))) {
  _condition = condition;
  [self unlock];
}
- (NSString *)name __attribute__((selfsame_visible(lockRead, self))) { return _name; }
- (void)setName:(NSString *)name __attribute__((selfsame_visible(lockMake, self))) {
  NSString *old = _name;
  _name = [name copy];
  [old release];
}
- (void)dealloc __attribute__((selfsame_visible(lockRead, self))) {
  [_name release];
  [super dealloc];
}
@end
