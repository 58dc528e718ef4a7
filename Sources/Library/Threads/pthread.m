// Threads: NSThread, pthreads with their locks, atomics, sleeping.
//
// Underneath lie a few leaves of the machine: start a thread, take a lock's word or wait for it, wait for a
// word to change, wake whoever waits. All else is here. Time is virtual: a sleep takes no time at all, the
// clock jumps to the next deadline once nobody can run.
//: part Threads
//: names timespec timeval
//: names _Atomic __sync_fetch_and_add __sync_fetch_and_sub __sync_add_and_fetch
//: names __sync_sub_and_fetch __sync_bool_compare_and_swap __sync_val_compare_and_swap
//: names __sync_synchronize __sync_lock_test_and_set __sync_lock_release __sync_fetch_and_or
//: names __sync_fetch_and_and __atomic_load_n __atomic_store_n __atomic_fetch_add
//: names __atomic_add_fetch __atomic_fetch_sub __atomic_sub_fetch __atomic_exchange_n
//: names performSelectorInBackground
//: requires Blocks

long __selfsame_threadStart(void *function, void *argument, long isDetached)
    __attribute__((selfsame_native(threadStart)));
long __selfsame_threadSelf(void) __attribute__((selfsame_native(threadSelf)));
void __selfsame_threadExit(void) __attribute__((selfsame_native(threadExit)));
// Waits while *word is `expected`; 0 when the deadline (0: none) passed. Kinds: Stop.WaitKind.
int __selfsame_wait(long *word, long expected, unsigned long deadline, int kind, id owner)
    __attribute__((selfsame_native(waitWord)));
long __selfsame_wake(long *word, long count) __attribute__((selfsame_native(wakeWord)));
// A lock's word holds the number of the thread that has it, or 0. 1: taken; 0: the deadline passed.
int __selfsame_lock(long *word, unsigned long deadline, id owner, int isTry)
    __attribute__((selfsame_native(lockWord)));
void __selfsame_unlock(long *word, id owner) __attribute__((selfsame_native(unlockWord)));
unsigned long __selfsame_clock(void) __attribute__((selfsame_native(clockNow)));
void __selfsame_yield(void) __attribute__((selfsame_native(yieldThread)));
void __selfsame_hold(long on) __attribute__((selfsame_native(holdProcessor)));
long __selfsame_atomic(void *word, long operand, long size, long operation)
    __attribute__((selfsame_native(atomicUpdate)));
int __selfsame_atomicCompareExchange(void *word, void *expected, long desired, long size)
    __attribute__((selfsame_native(atomicCompareExchange)));
int __selfsame_onceEnter(long *token) __attribute__((selfsame_native(onceEnter)));
void __selfsame_onceDone(long *token) __attribute__((selfsame_native(onceDone)));
// What an exception has left before it was done is done by whoever comes next; 0: it was done.
void __selfsame_onceLeave(long **turn) {
  if (!*turn) return;
  **turn = 0;
  __selfsame_wake(*turn, 0x7FFFFFFF);
}

enum {
  __selfsame_forCondition = 4, __selfsame_forJoin = 3, __selfsame_forSemaphore = 2,
  __selfsame_forQueue = 5, __selfsame_forSleep = 7, __selfsame_forGroup = 9,
  __selfsame_forWork = 10, __selfsame_epoch = 1388534400
};

// MARK: Time
typedef long time_t;
typedef unsigned long clock_t;
typedef unsigned useconds_t;
typedef int suseconds_t;
typedef int clockid_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct timezone { int tz_minuteswest; int tz_dsttime; };
enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6, CLOCK_PROCESS_CPUTIME_ID = 12 };

void __selfsame_sleep(unsigned long nanoseconds) {
  long word = 0;
  if (nanoseconds == 0) {
    __selfsame_yield();
    return;
  }
  __selfsame_wait(&word, 0, __selfsame_clock() + nanoseconds, __selfsame_forSleep, nil);
}
unsigned long __selfsame_nanoseconds(double seconds) {
  return seconds <= 0 ? 0 : seconds > 4e9 ? 4000000000000000000UL : (unsigned long)(seconds * 1e9 + 0.5);
}
// The instant so many seconds from now, as the machine wants it: 0, for ever, where that is out of sight.
unsigned long __selfsame_deadline(double seconds) {
  if (seconds > 4e9) return 0;
  unsigned long instant = __selfsame_clock() + __selfsame_nanoseconds(seconds);
  return instant ? instant : 1;
}
__attribute__((selfsame_visible(sleep)))
unsigned sleep(unsigned seconds) {
  __selfsame_sleep(seconds * 1000000000UL);
  return 0;
}
__attribute__((selfsame_visible(sleep)))
int usleep(useconds_t microseconds) {
  __selfsame_sleep(microseconds * 1000UL);
  return 0;
}
__attribute__((selfsame_visible(sleep)))
int nanosleep(const struct timespec *wanted, struct timespec *left) {
  __selfsame_sleep(wanted->tv_sec * 1000000000UL + wanted->tv_nsec);
  if (left) {
    left->tv_sec = 0;
    left->tv_nsec = 0;
  }
  return 0;
}
__attribute__((selfsame_visible(yield)))
int sched_yield(void) {
  __selfsame_yield();
  return 0;
}
__attribute__((selfsame_visible(clock)))
time_t time(time_t *result) {
  time_t now = __selfsame_epoch + __selfsame_clock() / 1000000000UL;
  if (result) *result = now;
  return now;
}
double difftime(time_t end, time_t start) { return end - start; }
__attribute__((selfsame_visible(clock)))
clock_t clock(void) { return __selfsame_clock() / 1000; }
__attribute__((selfsame_visible(clock)))
int gettimeofday(struct timeval *now, void *zone) {
  unsigned long nanoseconds = __selfsame_clock();
  now->tv_sec = __selfsame_epoch + nanoseconds / 1000000000UL;
  now->tv_usec = nanoseconds % 1000000000UL / 1000;
  return 0;
}
__attribute__((selfsame_visible(clock)))
int clock_gettime(clockid_t which, struct timespec *now) {
  unsigned long nanoseconds = __selfsame_clock();
  now->tv_sec = (which == CLOCK_REALTIME ? __selfsame_epoch : 0) + nanoseconds / 1000000000UL;
  now->tv_nsec = nanoseconds % 1000000000UL;
  return 0;
}
__attribute__((selfsame_visible(clock)))
unsigned long long mach_absolute_time(void) { return __selfsame_clock(); }
// Its units are billionths of a second.
typedef struct mach_timebase_info { uint32_t numer, denom; } mach_timebase_info_data_t;
typedef mach_timebase_info_data_t *mach_timebase_info_t;
int mach_timebase_info(mach_timebase_info_t info) {
  info->numer = info->denom = 1;
  return 0;
}

// MARK: What each thread has for itself, by number
enum { __selfsame_keyLimit = 32 };
@class NSThread;
// Dates are spoken to by what they understand, so that no lock needs the class.
@protocol __selfsame_Instant
- (NSTimeInterval)timeIntervalSinceNow;
@end
struct __selfsame_Pthread {
  // The thread that joins waits for `done`; whose end it waits for stands behind it.
  long done;
  long number;
  void *(*start)(void *);
  void *argument;
  void *result;
  long isDetached;
};
struct __selfsame_ThreadData {
  struct __selfsame_Pthread *pthread;
  NSThread *thread;
  id runLoop;
  id queue;
  void *values[__selfsame_keyLimit];
};
struct __selfsame_ThreadData __selfsame_threadData[64];
static void (*__selfsame_keyDestructors[__selfsame_keyLimit])(void *);
static int __selfsame_keyCount;
struct __selfsame_ThreadData *__selfsame_mine(void) {
  return &__selfsame_threadData[__selfsame_threadSelf()];
}
__attribute__((selfsame_visible(threadEnd)))
void __selfsame_threadEnds(void) {
  struct __selfsame_ThreadData *mine = __selfsame_mine();
  for (int key = 0; key < __selfsame_keyCount; key++) {
    void *value = mine->values[key];
    mine->values[key] = NULL;
    if (value && __selfsame_keyDestructors[key]) __selfsame_keyDestructors[key](value);
  }
  id thread = (id)mine->thread, runLoop = (id)mine->runLoop;
  mine->thread = nil;
  mine->runLoop = nil;
  mine->queue = nil;
  mine->pthread = NULL;
  if (thread) [thread release];
  if (runLoop) [runLoop release];
}

// MARK: pthreads
typedef struct __selfsame_Pthread *pthread_t;
typedef struct { long isDetached; } pthread_attr_t;
typedef struct { long type; } pthread_mutexattr_t;
typedef struct { long type; long owner; long depth; } pthread_mutex_t;
typedef struct { long unused; } pthread_condattr_t;
typedef struct { long sequence; } pthread_cond_t;
typedef struct { long type; long writer; long readers; } pthread_rwlock_t;
typedef struct { long unused; } pthread_rwlockattr_t;
typedef struct { long token; } pthread_once_t;
typedef unsigned long pthread_key_t;

static void __selfsame_pthreadEnds(struct __selfsame_Pthread *self) {
  __selfsame_threadEnds();
  if (self->isDetached) {
    free(self);
    return;
  }
  self->done = 1;
  __selfsame_wake(&self->done, 1 << 20);
}
static void __selfsame_pthreadMain(void *argument) {
  struct __selfsame_Pthread *self = argument;
  self->number = __selfsame_threadSelf();
  __selfsame_mine()->pthread = self;
  @autoreleasepool { self->result = self->start(self->argument); }
  __selfsame_pthreadEnds(self);
}
int pthread_attr_init(pthread_attr_t *attributes) {
  attributes->isDetached = 0;
  return 0;
}
int pthread_attr_destroy(pthread_attr_t *attributes) { return 0; }
int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state) {
  attributes->isDetached = state == 2;
  return 0;
}
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) { return 0; }
__attribute__((selfsame_visible(threadStart)))
int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  struct __selfsame_Pthread *self = calloc(1, sizeof(struct __selfsame_Pthread));
  self->start = start;
  self->argument = argument;
  self->isDetached = attributes ? attributes->isDetached : 0;
  if (thread) *thread = self;
  long number = __selfsame_threadStart((void *)__selfsame_pthreadMain, self, 1);
  if (number == 0) {
    free(self);
    return 35;
  }
  self->number = number;
  return 0;
}
__attribute__((selfsame_visible(threadOwn)))
pthread_t pthread_self(void) {
  struct __selfsame_ThreadData *mine = __selfsame_mine();
  if (!mine->pthread) {
    mine->pthread = calloc(1, sizeof(struct __selfsame_Pthread));
    mine->pthread->number = __selfsame_threadSelf();
  }
  return mine->pthread;
}
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
// The number by which the system knows a thread; NULL: whoever asks.
int pthread_threadid_np(pthread_t thread, uint64_t *number) {
  if (!number) return 22;
  *number = thread ? (uint64_t)thread->number : (uint64_t)__selfsame_threadSelf();
  return 0;
}
int pthread_main_np(void) { return __selfsame_threadSelf() == 1; }
int pthread_setname_np(const char *name) { return 0; }
__attribute__((selfsame_visible(threadJoin, thread)))
int pthread_detach(pthread_t thread) {
  thread->isDetached = 1;
  if (thread->done) free(thread);
  return 0;
}
__attribute__((selfsame_visible(threadJoin, thread)))
int pthread_join(pthread_t thread, void **result) {
  if (thread == __selfsame_mine()->pthread) return 11;
  while (!thread->done) __selfsame_wait(&thread->done, 0, 0, __selfsame_forJoin, nil);
  if (result) *result = thread->result;
  free(thread);
  return 0;
}
__attribute__((selfsame_visible(threadEnd)))
void pthread_exit(void *result) {
  struct __selfsame_Pthread *self = __selfsame_mine()->pthread;
  long word = 0;
  if (__selfsame_threadSelf() == 1) {
    // The process lives on until the others have ended.
    __selfsame_wait(&word, 0, 0, __selfsame_forWork, nil);
    exit(0);
  }
  if (self) {
    self->result = result;
    __selfsame_pthreadEnds(self);
  } else {
    __selfsame_threadEnds();
  }
  __selfsame_threadExit();
}

int pthread_mutexattr_init(pthread_mutexattr_t *attributes) {
  attributes->type = 0;
  return 0;
}
int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int type) {
  attributes->type = type;
  return 0;
}
int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes) { return 0; }
__attribute__((selfsame_visible(lockMake, mutex)))
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes) {
  mutex->type = attributes ? attributes->type : 0;
  mutex->owner = 0;
  mutex->depth = 0;
  return 0;
}
__attribute__((selfsame_visible(lockRead, mutex)))
int pthread_mutex_destroy(pthread_mutex_t *mutex) { return mutex->owner ? 16 : 0; }
__attribute__((selfsame_visible(acquire, mutex)))
int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (mutex->owner == __selfsame_threadSelf()) {
    if (mutex->type == 2) {
      mutex->depth++;
      return 0;
    }
    if (mutex->type == 1) return 11;
  }
  __selfsame_lock(&mutex->owner, 0, nil, 0);
  mutex->depth = 1;
  return 0;
}
__attribute__((selfsame_visible(tryAcquire, mutex)))
int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  if (mutex->type == 2 && mutex->owner == __selfsame_threadSelf()) {
    mutex->depth++;
    return 0;
  }
  if (!__selfsame_lock(&mutex->owner, 0, nil, 1)) return 16;
  mutex->depth = 1;
  return 0;
}
__attribute__((selfsame_visible(release, mutex)))
int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  if (mutex->type != 0 && mutex->owner != __selfsame_threadSelf()) return 1;
  if (--mutex->depth > 0) return 0;
  mutex->depth = 0;
  __selfsame_unlock(&mutex->owner, nil);
  return 0;
}

__attribute__((selfsame_visible(lockMake, condition)))
int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes) {
  condition->sequence = 0;
  return 0;
}
int pthread_cond_destroy(pthread_cond_t *condition) { return 0; }
static int __selfsame_condWait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, unsigned long deadline) {
  long seen = condition->sequence;
  pthread_mutex_unlock(mutex);
  int woken = __selfsame_wait(
      &condition->sequence, seen, deadline, __selfsame_forCondition, nil);
  pthread_mutex_lock(mutex);
  return woken ? 0 : 60;
}
__attribute__((selfsame_visible(conditionWait, condition, mutex)))
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  return __selfsame_condWait(condition, mutex, 0);
}
__attribute__((selfsame_visible(conditionWait, condition, mutex)))
int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until) {
  long seconds = until->tv_sec - __selfsame_epoch;
  unsigned long deadline = seconds < 0 ? 1 : seconds * 1000000000UL + until->tv_nsec;
  return __selfsame_condWait(condition, mutex, deadline ? deadline : 1);
}
__attribute__((selfsame_visible(conditionSignal, condition)))
int pthread_cond_signal(pthread_cond_t *condition) {
  condition->sequence++;
  __selfsame_wake(&condition->sequence, 1);
  return 0;
}
__attribute__((selfsame_visible(conditionBroadcast, condition)))
int pthread_cond_broadcast(pthread_cond_t *condition) {
  condition->sequence++;
  __selfsame_wake(&condition->sequence, 1 << 20);
  return 0;
}

__attribute__((selfsame_visible(lockMake, lock)))
int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes) {
  lock->type = lock->writer = lock->readers = 0;
  return 0;
}
int pthread_rwlock_destroy(pthread_rwlock_t *lock) { return 0; }
__attribute__((selfsame_visible(readAcquire, lock)))
int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  long writer;
  while ((writer = lock->writer)) __selfsame_wait(&lock->writer, writer, 0, 1, nil);
  lock->readers++;
  return 0;
}
__attribute__((selfsame_visible(tryAcquire, lock)))
int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) {
  if (lock->writer) return 16;
  lock->readers++;
  return 0;
}
__attribute__((selfsame_visible(acquire, lock)))
int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  long me = __selfsame_threadSelf();
  while (1) {
    long writer = lock->writer, readers = lock->readers;
    if (writer) {
      __selfsame_wait(&lock->writer, writer, 0, 1, nil);
    } else if (readers) {
      __selfsame_wait(&lock->readers, readers, 0, __selfsame_forCondition, nil);
    } else {
      break;
    }
  }
  lock->writer = me;
  return 0;
}
__attribute__((selfsame_visible(tryAcquire, lock)))
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) {
  if (lock->writer || lock->readers) return 16;
  lock->writer = __selfsame_threadSelf();
  return 0;
}
__attribute__((selfsame_visible(release, lock)))
int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  if (lock->writer) {
    lock->writer = 0;
    __selfsame_wake(&lock->writer, 1 << 20);
  } else if (--lock->readers == 0) {
    __selfsame_wake(&lock->readers, 1 << 20);
  }
  return 0;
}

__attribute__((selfsame_visible(once, once)))
int pthread_once(pthread_once_t *once, void (*routine)(void)) {
  if (__selfsame_onceEnter(&once->token)) {
    routine();
    __selfsame_onceDone(&once->token);
  }
  return 0;
}
__attribute__((selfsame_visible(lockMake)))
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
  if (__selfsame_keyCount >= __selfsame_keyLimit) return 35;
  __selfsame_keyDestructors[__selfsame_keyCount] = destructor;
  *key = __selfsame_keyCount++;
  return 0;
}
__attribute__((selfsame_visible(lockMake)))
int pthread_key_delete(pthread_key_t key) {
  if (key >= __selfsame_keyLimit) return 22;
  __selfsame_keyDestructors[key] = NULL;
  return 0;
}
__attribute__((selfsame_visible(threadOwn)))
int pthread_setspecific(pthread_key_t key, const void *value) {
  if (key >= __selfsame_keyLimit) return 22;
  __selfsame_mine()->values[key] = (void *)value;
  return 0;
}
__attribute__((selfsame_visible(threadOwn)))
void *pthread_getspecific(pthread_key_t key) {
  return key >= __selfsame_keyLimit ? NULL : __selfsame_mine()->values[key];
}

// MARK: Spin locks, unfair locks
typedef struct os_unfair_lock_s { unsigned owner; } os_unfair_lock, *os_unfair_lock_t;
__attribute__((selfsame_visible(acquire, lock)))
void os_unfair_lock_lock(os_unfair_lock_t lock) {
  __selfsame_lock((long *)lock, 0, nil, 0);
}
__attribute__((selfsame_visible(tryAcquire, lock)))
_Bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  return __selfsame_lock((long *)lock, 0, nil, 1);
}
__attribute__((selfsame_visible(release, lock)))
void os_unfair_lock_unlock(os_unfair_lock_t lock) { __selfsame_unlock((long *)lock, nil); }
typedef int OSSpinLock;
__attribute__((selfsame_visible(acquire, lock)))
void OSSpinLockLock(volatile OSSpinLock *lock) { __selfsame_lock((long *)lock, 0, nil, 0); }
__attribute__((selfsame_visible(tryAcquire, lock)))
_Bool OSSpinLockTry(volatile OSSpinLock *lock) {
  return __selfsame_lock((long *)lock, 0, nil, 1);
}
__attribute__((selfsame_visible(release, lock)))
void OSSpinLockUnlock(volatile OSSpinLock *lock) { __selfsame_unlock((long *)lock, nil); }

// MARK: Atomics
typedef _Atomic int atomic_int;
typedef _Atomic unsigned atomic_uint;
typedef _Atomic long atomic_long;
typedef _Atomic unsigned long atomic_ulong;
typedef _Atomic long long atomic_llong;
typedef _Atomic unsigned long long atomic_ullong;
typedef _Atomic short atomic_short;
typedef _Atomic char atomic_char;
typedef _Atomic _Bool atomic_bool;
typedef _Atomic unsigned long atomic_size_t;
typedef _Atomic long atomic_intptr_t;
typedef _Atomic unsigned long atomic_uintptr_t;
typedef _Atomic long atomic_int_fast32_t;
typedef _Atomic unsigned long atomic_uint_fast32_t;
typedef _Atomic signed char atomic_schar;
typedef _Atomic unsigned char atomic_uchar;
typedef _Atomic unsigned short atomic_ushort;
typedef _Atomic long atomic_ptrdiff_t;
typedef _Atomic long atomic_intmax_t;
typedef _Atomic unsigned long atomic_uintmax_t;
typedef struct atomic_flag { int value; } atomic_flag;
typedef enum memory_order {
  memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release,
  memory_order_acq_rel, memory_order_seq_cst
} memory_order;
enum {
  __ATOMIC_RELAXED, __ATOMIC_CONSUME, __ATOMIC_ACQUIRE, __ATOMIC_RELEASE, __ATOMIC_ACQ_REL,
  __ATOMIC_SEQ_CST
};
// 0 load, 1 exchange, 2 add, 3 subtract, 4 or, 5 and, 6 xor, 7 store, 8 fence; above that the memory order.
#define __selfsame_update(p, v, op) ((__typeof__(*(p)))__selfsame_atomic( \
    (void *)(p), (long)(v), sizeof(*(p)), op))
#define __selfsame_ordered(op, order) ((op) | ((long)(order) + 1) << 8)
#define __selfsame_fence(order) ((void)__selfsame_atomic((void *)0, 0, 0, __selfsame_ordered(8, order)))
#define __selfsame_replace(p, e, d, orders) ((_Bool)__selfsame_atomicCompareExchange( \
    (void *)(p), (void *)(e), (long)(d), sizeof(*(p)) | (orders)))
#define atomic_init(p, v) ((void)__selfsame_update(p, v, 7))
#define atomic_load(p) __selfsame_update(p, 0, 0)
#define atomic_load_explicit(p, order) __selfsame_update(p, 0, __selfsame_ordered(0, order))
#define atomic_store(p, v) ((void)__selfsame_update(p, v, 7))
#define atomic_store_explicit(p, v, order) ((void)__selfsame_update(p, v, __selfsame_ordered(7, order)))
#define atomic_exchange(p, v) __selfsame_update(p, v, 1)
#define atomic_exchange_explicit(p, v, order) __selfsame_update(p, v, __selfsame_ordered(1, order))
#define atomic_fetch_add(p, v) __selfsame_update(p, v, 2)
#define atomic_fetch_add_explicit(p, v, order) __selfsame_update(p, v, __selfsame_ordered(2, order))
#define atomic_fetch_sub(p, v) __selfsame_update(p, v, 3)
#define atomic_fetch_sub_explicit(p, v, order) __selfsame_update(p, v, __selfsame_ordered(3, order))
#define atomic_fetch_or(p, v) __selfsame_update(p, v, 4)
#define atomic_fetch_or_explicit(p, v, order) __selfsame_update(p, v, __selfsame_ordered(4, order))
#define atomic_fetch_and(p, v) __selfsame_update(p, v, 5)
#define atomic_fetch_and_explicit(p, v, order) __selfsame_update(p, v, __selfsame_ordered(5, order))
#define atomic_fetch_xor(p, v) __selfsame_update(p, v, 6)
#define atomic_fetch_xor_explicit(p, v, order) __selfsame_update(p, v, __selfsame_ordered(6, order))
#define atomic_compare_exchange_strong(p, e, d) __selfsame_replace(p, e, d, 0)
#define atomic_compare_exchange_weak(p, e, d) atomic_compare_exchange_strong(p, e, d)
#define atomic_compare_exchange_strong_explicit(p, e, d, order, failing) \
    __selfsame_replace(p, e, d, __selfsame_ordered(0, order) | __selfsame_ordered(0, failing) << 4)
#define atomic_compare_exchange_weak_explicit(p, e, d, order, failing) \
    atomic_compare_exchange_strong_explicit(p, e, d, order, failing)
#define atomic_thread_fence(order) __selfsame_fence(order)
#define atomic_signal_fence(order) ((void)0)
#define atomic_is_lock_free(p) 1
#define atomic_flag_test_and_set(p) ((_Bool)__selfsame_update(&(p)->value, 1, 1))
#define atomic_flag_test_and_set_explicit(p, order) \
    ((_Bool)__selfsame_update(&(p)->value, 1, __selfsame_ordered(1, order)))
#define atomic_flag_clear(p) ((void)__selfsame_update(&(p)->value, 0, 7))
#define atomic_flag_clear_explicit(p, order) \
    ((void)__selfsame_update(&(p)->value, 0, __selfsame_ordered(7, order)))
#define __sync_synchronize() __selfsame_fence(memory_order_seq_cst)
#define __sync_fetch_and_add(p, v) __selfsame_update(p, v, 2)
#define __sync_fetch_and_sub(p, v) __selfsame_update(p, v, 3)
#define __sync_fetch_and_or(p, v) __selfsame_update(p, v, 4)
#define __sync_fetch_and_and(p, v) __selfsame_update(p, v, 5)
#define __sync_add_and_fetch(p, v) __atomic_add_fetch(p, v, memory_order_seq_cst)
#define __sync_sub_and_fetch(p, v) __atomic_sub_fetch(p, v, memory_order_seq_cst)
#define __sync_lock_test_and_set(p, v) __selfsame_update(p, v, __selfsame_ordered(1, memory_order_acquire))
#define __sync_lock_release(p) atomic_store_explicit(p, 0, memory_order_release)
#define __sync_bool_compare_and_swap(p, o, n) ({ __typeof__(*(p)) __old = (o); \
    atomic_compare_exchange_strong(p, &__old, n); })
#define __sync_val_compare_and_swap(p, o, n) ({ __typeof__(*(p)) __old = (o); \
    atomic_compare_exchange_strong(p, &__old, n); __old; })
#define __atomic_load_n(p, order) atomic_load_explicit(p, order)
#define __atomic_store_n(p, v, order) atomic_store_explicit(p, v, order)
#define __atomic_exchange_n(p, v, order) atomic_exchange_explicit(p, v, order)
#define __atomic_fetch_add(p, v, order) atomic_fetch_add_explicit(p, v, order)
#define __atomic_fetch_sub(p, v, order) atomic_fetch_sub_explicit(p, v, order)
#define __atomic_add_fetch(p, v, order) ({ __typeof__(*(p)) __by = (v); \
    atomic_fetch_add_explicit(p, __by, order) + __by; })
#define __atomic_sub_fetch(p, v, order) ({ __typeof__(*(p)) __by = (v); \
    atomic_fetch_sub_explicit(p, __by, order) - __by; })

__attribute__((selfsame_visible(atomicWrite, value)))
int32_t OSAtomicAdd32(int32_t by, volatile int32_t *value) {
  return (int32_t)(__selfsame_update(value, by, 2) + by);
}
__attribute__((selfsame_visible(atomicWrite, value)))
int64_t OSAtomicAdd64(int64_t by, volatile int64_t *value) {
  return __selfsame_update(value, by, 2) + by;
}
__attribute__((selfsame_visible(atomicWrite, value)))
_Bool OSAtomicCompareAndSwap32(int32_t old, int32_t new, volatile int32_t *value) {
  return atomic_compare_exchange_strong(value, &old, new);
}
__attribute__((selfsame_visible(atomicWrite, value)))
_Bool OSAtomicCompareAndSwap64(int64_t old, int64_t new, volatile int64_t *value) {
  return atomic_compare_exchange_strong(value, &old, new);
}
__attribute__((selfsame_visible(atomicWrite, value)))
_Bool OSAtomicCompareAndSwapLong(long old, long new, volatile long *value) {
  return atomic_compare_exchange_strong(value, &old, new);
}
__attribute__((selfsame_visible(atomicWrite, value)))
_Bool OSAtomicCompareAndSwapPtr(void *old, void *new, void *volatile *value) {
  return __selfsame_atomicCompareExchange((void *)value, &old, (long)new, 8);
}
#define OSMemoryBarrier() __sync_synchronize()
#define OSAtomicAdd32Barrier(by, p) OSAtomicAdd32(by, p)
#define OSAtomicAdd64Barrier(by, p) OSAtomicAdd64(by, p)
#define OSAtomicIncrement32(p) OSAtomicAdd32(1, p)
#define OSAtomicIncrement32Barrier(p) OSAtomicAdd32(1, p)
#define OSAtomicDecrement32(p) OSAtomicAdd32(-1, p)
#define OSAtomicDecrement32Barrier(p) OSAtomicAdd32(-1, p)
#define OSAtomicIncrement64(p) OSAtomicAdd64(1, p)
#define OSAtomicIncrement64Barrier(p) OSAtomicAdd64(1, p)
#define OSAtomicDecrement64(p) OSAtomicAdd64(-1, p)
#define OSAtomicDecrement64Barrier(p) OSAtomicAdd64(-1, p)
#define OSAtomicCompareAndSwap32Barrier(o, n, p) OSAtomicCompareAndSwap32(o, n, p)
#define OSAtomicCompareAndSwapInt(o, n, p) OSAtomicCompareAndSwap32(o, n, p)
#define OSAtomicCompareAndSwapIntBarrier(o, n, p) OSAtomicCompareAndSwap32(o, n, p)
#define OSAtomicCompareAndSwap64Barrier(o, n, p) OSAtomicCompareAndSwap64(o, n, p)
#define OSAtomicCompareAndSwapLongBarrier(o, n, p) OSAtomicCompareAndSwapLong(o, n, p)
#define OSAtomicCompareAndSwapPtrBarrier(o, n, p) OSAtomicCompareAndSwapPtr(o, n, p)
#define OSMemoryBarrier() __sync_synchronize()
