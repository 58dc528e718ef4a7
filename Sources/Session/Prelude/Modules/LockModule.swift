/// Foundation's locks: NSLock, NSRecursiveLock, NSCondition, NSConditionLock.
///
/// Each is an object around one word that holds the number of the thread that has it. A plain lock taken twice
/// by one thread, or given back by a thread that does not have it, is told in the words of Apple's log; the first
/// waits for ever then, the second goes on. A condition is a number that changes at each signal: who waits has
/// seen one value, gives the lock back, and waits for another.
enum LockModule {
  static let module = PreludeModule(
    name: "Locks", names: "NSLocking NSLock NSRecursiveLock NSCondition NSConditionLock",
    text: text, requires: ["Threads"])

  private static let text: StaticString = #"""
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
    - (void)lock {
      if (_owner == __selfsame_threadSelf()) {
        __selfsame_lockError(self, "lock", "deadlock", _name, "");
      }
      __selfsame_lock(&_owner, 0, self, 0);
    }
    - (BOOL)tryLock { return __selfsame_lock(&_owner, 0, self, 1); }
    - (BOOL)lockBeforeDate:(id)limit {
      return __selfsame_lock(&_owner, __selfsame_deadline([limit timeIntervalSinceNow]), self, 0);
    }
    - (void)unlock {
      if (_owner == 0) {
        __selfsame_lockError(self, "unlock", "lock", _name, " unlocked when not locked");
        return;
      }
      if (_owner != __selfsame_threadSelf()) {
        __selfsame_lockError(
            self, "unlock", "lock", _name, " unlocked from thread which did not lock it");
      }
      __selfsame_unlock(&_owner, self);
    }
    - (NSString *)name { return _name; }
    - (void)setName:(NSString *)name {
      NSString *old = _name;
      _name = [name copy];
      [old release];
    }
    - (void)dealloc {
      if (_owner) {
        __selfsame_lockError(self, "dealloc", "lock", _name, " deallocated while still in use");
      }
      [_name release];
      [super dealloc];
    }
    - (NSString *)description {
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
    - (void)lock { [self __lock:0 isTry:0]; }
    - (BOOL)tryLock { return [self __lock:0 isTry:1]; }
    - (BOOL)lockBeforeDate:(id)limit {
      return [self __lock:__selfsame_deadline([limit timeIntervalSinceNow]) isTry:0];
    }
    - (void)unlock {
      if (_owner != __selfsame_threadSelf()) {
        __selfsame_lockError(
            self, "unlock", "lock", _name,
            _owner ? " unlocked from thread which did not lock it" : " unlocked when not locked");
        return;
      }
      if (--_depth == 0) __selfsame_unlock(&_owner, self);
    }
    - (NSString *)name { return _name; }
    - (void)setName:(NSString *)name {
      NSString *old = _name;
      _name = [name copy];
      [old release];
    }
    - (void)dealloc {
      [_name release];
      [super dealloc];
    }
    @end

    @interface NSCondition : NSObject <NSLocking> { long _owner; long _sequence; NSString *_name; }
    - (void)wait;
    - (BOOL)waitUntilDate:(id)limit;
    - (void)signal;
    - (void)broadcast;
    @property (copy) NSString *name;
    @end
    @implementation NSCondition
    - (void)lock { __selfsame_lock(&_owner, 0, self, 0); }
    - (void)unlock { __selfsame_unlock(&_owner, self); }
    - (BOOL)__wait:(unsigned long)deadline {
      long seen = _sequence;
      __selfsame_unlock(&_owner, self);
      int woken = __selfsame_wait(&_sequence, seen, deadline, __selfsame_forCondition, self);
      __selfsame_lock(&_owner, 0, self, 0);
      return woken;
    }
    - (void)wait { [self __wait:0]; }
    - (BOOL)waitUntilDate:(id)limit {
      return [self __wait:__selfsame_deadline([limit timeIntervalSinceNow])];
    }
    - (void)signal {
      _sequence++;
      __selfsame_wake(&_sequence, 1);
    }
    - (void)broadcast {
      _sequence++;
      __selfsame_wake(&_sequence, 1 << 20);
    }
    - (NSString *)name { return _name; }
    - (void)setName:(NSString *)name {
      NSString *old = _name;
      _name = [name copy];
      [old release];
    }
    - (void)dealloc {
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
    - (NSInteger)condition { return _condition; }
    - (void)lock { __selfsame_lock(&_owner, 0, self, 0); }
    - (BOOL)tryLock { return __selfsame_lock(&_owner, 0, self, 1); }
    - (BOOL)lockBeforeDate:(id)limit {
      return __selfsame_lock(&_owner, __selfsame_deadline([limit timeIntervalSinceNow]), self, 0);
    }
    - (BOOL)tryLockWhenCondition:(NSInteger)condition {
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
    - (void)lockWhenCondition:(NSInteger)condition { [self __lockWhen:condition until:0]; }
    - (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(id)limit {
      return [self __lockWhen:condition until:__selfsame_deadline([limit timeIntervalSinceNow])];
    }
    - (void)unlock {
      _sequence++;
      __selfsame_unlock(&_owner, self);
      __selfsame_wake(&_sequence, 1 << 20);
    }
    - (void)unlockWithCondition:(NSInteger)condition {
      _condition = condition;
      [self unlock];
    }
    - (NSString *)name { return _name; }
    - (void)setName:(NSString *)name {
      NSString *old = _name;
      _name = [name copy];
      [old release];
    }
    - (void)dealloc {
      [_name release];
      [super dealloc];
    }
    @end
    """#
}
