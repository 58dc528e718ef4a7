// swift-format-ignore-file
// Written by `make library` from Threads/NSLock.m: change it there.
enum NSLockText {
static let text: StaticString = #"""
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

static void __selfsame_lockError(
    id lock, const char *method, const char *what, NSString *name, const char *how) {
  const char *class = object_getClassName(lock);
  NSLog(@"*** -[%s %s]: %s (<%s: %p> '%@')%s", class, method, what, class, lock, name, how);
  NSLog(@"*** Break on _NSLockError() to debug.");
}

@interface NSLock : NSObject <NSLocking> { long _owner; NSString *_name; }
- (BOOL)tryLock;
- (BOOL)lockBeforeDate:(id)limit;
@property (copy) NSString *name;
@end
@implementation NSLock
- (void)lock __attribute__((selfsame_visible(acquire, self))) {
  if (_owner && _owner == __selfsame_threadSelf()) {
    __selfsame_lockError(self, "lock", "deadlock", _name, "");
  }
  __selfsame_lock(&_owner, 0, self, 0);
}
- (BOOL)tryLock __attribute__((selfsame_visible(tryAcquire, self))) { return __selfsame_lock(&_owner, 0, self, 1); }
- (BOOL)lockBeforeDate:(id)limit __attribute__((selfsame_visible(acquire, self))) {
  return __selfsame_lock(&_owner, __selfsame_deadline([limit timeIntervalSinceNow]), self, 0);
}
- (void)unlock __attribute__((selfsame_visible(release, self))) {
  long owner = _owner;
  if (owner == 0) {
    __selfsame_lockError(self, "unlock", "lock", _name, " unlocked when not locked");
    return;
  }
  if (owner != __selfsame_threadSelf()) {
    __selfsame_lockError(
        self, "unlock", "lock", _name, " unlocked from thread which did not lock it");
  }
  __selfsame_unlock(&_owner, self);
}
- (NSString *)name __attribute__((selfsame_visible(lockRead, self))) { return _name; }
- (void)setName:(NSString *)name __attribute__((selfsame_visible(lockMake, self))) {
  NSString *old = _name;
  _name = [name copy];
  [old release];
}
- (void)dealloc __attribute__((selfsame_visible(lockRead, self))) {
  if (_owner) {
    __selfsame_lockError(self, "dealloc", "lock", _name, " deallocated while still in use");
  }
  [_name release];
  [super dealloc];
}
- (NSString *)description __attribute__((selfsame_visible(lockRead, self))) {
  return [NSString stringWithFormat:@"<%s: %p>{name = %@}", object_getClassName(self), self,
      _name ? [NSString stringWithFormat:@"'%@'", _name] : nil];
}
@end

@interface NSRecursiveLock : NSObject <NSLocking> { long _owner; long _depth; NSString *_name; }
- (BOOL)tryLock;
- (BOOL)lockBeforeDate:(id)limit;
@property (copy) NSString *name;
@end
@implementation NSRecursiveLock
- (BOOL)__lock:(unsigned long)deadline isTry:(int)isTry {
  if (_owner != __selfsame_threadSelf() && !__selfsame_lock(&_owner, deadline, self, isTry)) {
    return NO;
  }
  _depth++;
  return YES;
}
- (void)lock __attribute__((selfsame_visible(acquire, self))) { [self __lock:0 isTry:0]; }
- (BOOL)tryLock __attribute__((selfsame_visible(tryAcquire, self))) { return [self __lock:0 isTry:1]; }
- (BOOL)lockBeforeDate:(id)limit __attribute__((selfsame_visible(acquire, self))) {
  return [self __lock:__selfsame_deadline([limit timeIntervalSinceNow]) isTry:0];
}
- (void)unlock __attribute__((selfsame_visible(release, self))) {
  if (_owner != __selfsame_threadSelf()) {
    __selfsame_lockError(
        self, "unlock", "lock", _name,
        _owner ? " unlocked from thread which did not lock it" : " unlocked when not locked");
    return;
  }
  if (--_depth == 0) __selfsame_unlock(&_owner, self);
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
"""#
}
