// swift-format-ignore-file
// Written by `make library` from Dispatch/Dispatch.m: change it there.
enum DispatchText {
static let text: StaticString = #"""
typedef long dispatch_once_t;
typedef unsigned long dispatch_time_t;
typedef unsigned dispatch_qos_class_t;
typedef unsigned qos_class_t;
typedef void (^dispatch_block_t)(void);
typedef void (*dispatch_function_t)(void *);

@interface OS_object : NSObject
@end
@interface OS_dispatch_object : OS_object {
  @public
  void *_context;
  dispatch_function_t _finalizer;
}
@end

@class OS_dispatch_queue, OS_dispatch_group;
// A piece of work. `waiter` is the thread that stands in dispatch_sync for it, 0 where nobody does.
struct __selfsame_Work {
  struct __selfsame_Work *next;
  OS_dispatch_queue *queue;
  OS_dispatch_group *group;
  id block;
  dispatch_function_t function;
  void *context;
  long isExclusive;
  long waiter;
  long runsByWaiter;
  long isDone;
  unsigned long deadline;
};
struct __selfsame_Specific {
  struct __selfsame_Specific *next;
  const void *key;
  void *value;
  dispatch_function_t destructor;
};
enum {
  __selfsame_serialQueue, __selfsame_concurrentQueue, __selfsame_mainQueue,
  __selfsame_globalQueue
};

@interface OS_dispatch_queue : OS_dispatch_object {
  @public
  char *_label;
  struct __selfsame_Work *_first;
  struct __selfsame_Work *_last;
  long _kind;
  long _running;
  long _hasBarrier;
  long _suspended;
  // Thread that runs exclusive work, 0 while none does: what dispatch_sync waits for.
  long _owner;
  OS_dispatch_queue *_target;
  struct __selfsame_Specific *_specific;
}
@end
@interface OS_dispatch_queue_serial : OS_dispatch_queue
@end
@interface OS_dispatch_queue_concurrent : OS_dispatch_queue
@end
@interface OS_dispatch_queue_main : OS_dispatch_queue_serial
@end
@interface OS_dispatch_queue_global : OS_dispatch_queue
@end
@interface OS_dispatch_queue_attr : OS_dispatch_object
@end
@interface OS_dispatch_semaphore : OS_dispatch_object {
  @public
  long _value;
  long _original;
}
@end
@interface OS_dispatch_group : OS_dispatch_object {
  @public
  long _count;
  struct __selfsame_Work *_notifications;
}
@end

typedef OS_dispatch_queue *dispatch_queue_t;
typedef OS_dispatch_queue *dispatch_queue_main_t;
typedef OS_dispatch_queue *dispatch_queue_global_t;
typedef OS_dispatch_queue *dispatch_queue_serial_t;
typedef OS_dispatch_queue *dispatch_queue_concurrent_t;
typedef OS_dispatch_queue_attr *dispatch_queue_attr_t;
typedef OS_dispatch_semaphore *dispatch_semaphore_t;
typedef OS_dispatch_group *dispatch_group_t;
typedef id dispatch_object_t;

static void __selfsame_clientBug(const char *text) {
  fprintf((FILE *)2, "BUG IN CLIENT OF LIBDISPATCH: %s\n", text);
  abort();
}

@implementation OS_object
@end
@implementation OS_dispatch_object
- (void)dealloc {
  if (_finalizer && _context) _finalizer(_context);
  [super dealloc];
}
@end
@implementation OS_dispatch_queue
- (void)dealloc {
  struct __selfsame_Specific *entry = _specific;
  while (entry) {
    struct __selfsame_Specific *next = entry->next;
    if (entry->destructor && entry->value) entry->destructor(entry->value);
    free(entry);
    entry = next;
  }
  free(_label);
  [_target release];
  [super dealloc];
}
- (NSString *)description {
  return [NSString stringWithFormat:@"<%s: %s>", object_getClassName(self),
      _label ? _label : ""];
}
@end
@implementation OS_dispatch_queue_serial
@end
@implementation OS_dispatch_queue_concurrent
@end
@implementation OS_dispatch_queue_main
- (instancetype)retain { return self; }
- (oneway void)release {}
@end
@implementation OS_dispatch_queue_global
- (instancetype)retain { return self; }
- (oneway void)release {}
@end
@implementation OS_dispatch_queue_attr
- (instancetype)retain { return self; }
- (oneway void)release {}
@end
@implementation OS_dispatch_semaphore
- (void)dealloc {
  if (_value < _original) {
    __selfsame_clientBug("Semaphore object deallocated while in use");
  }
  [super dealloc];
}
@end
@implementation OS_dispatch_group
- (void)dealloc {
  if (_count) __selfsame_clientBug("Group object deallocated while in use");
  [super dealloc];
}
@end

void dispatch_retain(dispatch_object_t object) { [object retain]; }
void dispatch_release(dispatch_object_t object) { [object release]; }
__attribute__((selfsame_visible(collectionWrite, object)))
void dispatch_set_context(dispatch_object_t object, void *context) {
  ((OS_dispatch_object *)object)->_context = context;
}
__attribute__((selfsame_visible(collectionRead, object)))
void *dispatch_get_context(dispatch_object_t object) {
  return ((OS_dispatch_object *)object)->_context;
}
__attribute__((selfsame_visible(collectionWrite, object)))
void dispatch_set_finalizer_f(dispatch_object_t object, dispatch_function_t finalizer) {
  ((OS_dispatch_object *)object)->_finalizer = finalizer;
}

// MARK: Time
__attribute__((selfsame_visible(clock)))
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  if (when == ~0UL) return when;
  if (when == 0 || when == ~1UL) when = __selfsame_clock();
  dispatch_time_t instant = when + delta;
  if (delta < 0 && instant > when) return 1;
  return instant ? instant : 1;
}
__attribute__((selfsame_visible(clock)))
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  if (!when) return dispatch_time(0, delta);
  return dispatch_time(
      (when->tv_sec - __selfsame_epoch) * 1000000000UL + when->tv_nsec, delta);
}
// As the machine wants it: 0 is for ever.
static unsigned long __selfsame_until(dispatch_time_t when) {
  return when == ~0UL ? 0 : when == 0 ? 1 : when;
}

// MARK: Once
__attribute__((selfsame_visible(once, token)))
void dispatch_once(dispatch_once_t *token, dispatch_block_t block) {
  if (__selfsame_onceEnter(token)) {
    __selfsame_callout(block);
    __selfsame_onceDone(token);
  }
}
__attribute__((selfsame_visible(once, token)))
void dispatch_once_f(dispatch_once_t *token, void *context, dispatch_function_t function) {
  if (__selfsame_onceEnter(token)) {
    function(context);
    __selfsame_onceDone(token);
  }
}

// MARK: Semaphores
dispatch_semaphore_t dispatch_semaphore_create(long value)
    __attribute__((ns_returns_retained));
dispatch_semaphore_t dispatch_semaphore_create(long value) {
  if (value < 0) return NULL;
  OS_dispatch_semaphore *semaphore = [[OS_dispatch_semaphore alloc] init];
  semaphore->_value = value;
  semaphore->_original = value;
  return semaphore;
}
__attribute__((selfsame_visible(semaphoreWait, semaphore)))
long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout) {
  unsigned long deadline = __selfsame_until(timeout);
  // The value that is waited on is the one that was looked at: it may change in between.
  long seen;
  while ((seen = semaphore->_value) <= 0) {
    if (timeout == 0) return 49;
    if (!__selfsame_wait(
            &semaphore->_value, seen, deadline, __selfsame_forSemaphore, semaphore)) {
      return 49;
    }
  }
  semaphore->_value -= 1;
  return 0;
}
__attribute__((selfsame_visible(semaphoreSignal, semaphore)))
long dispatch_semaphore_signal(dispatch_semaphore_t semaphore) {
  semaphore->_value += 1;
  return __selfsame_wake(&semaphore->_value, 1);
}

// MARK: Queues
__attribute__((selfsame_visible(handOut)))
OS_dispatch_queue_attr *__selfsame_concurrentAttribute(void) {
  static OS_dispatch_queue_attr *attribute;
  if (!attribute) attribute = [[OS_dispatch_queue_attr alloc] init];
  return attribute;
}
#define DISPATCH_QUEUE_CONCURRENT __selfsame_concurrentAttribute()
#define DISPATCH_QUEUE_SERIAL_WITH_AUTORELEASE_POOL ((dispatch_queue_attr_t)0)
#define DISPATCH_QUEUE_CONCURRENT_WITH_AUTORELEASE_POOL __selfsame_concurrentAttribute()
#define DISPATCH_APPLY_AUTO ((dispatch_queue_t)0)
#define DISPATCH_CURRENT_QUEUE_LABEL ((dispatch_queue_t)0)
#define DISPATCH_TARGET_QUEUE_DEFAULT ((dispatch_queue_t)0)

static dispatch_queue_t __selfsame_makeQueue(Class class, const char *label, long kind) {
  OS_dispatch_queue *queue = [[class alloc] init];
  queue->_label = strdup(label ? label : "");
  queue->_kind = kind;
  return queue;
}
dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attribute)
    __attribute__((ns_returns_retained));
dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attribute) {
  if (attribute) {
    return __selfsame_makeQueue(
        [OS_dispatch_queue_concurrent class], label, __selfsame_concurrentQueue);
  }
  return __selfsame_makeQueue([OS_dispatch_queue_serial class], label, __selfsame_serialQueue);
}
dispatch_queue_t dispatch_queue_create_with_target(
    const char *label, dispatch_queue_attr_t attribute, dispatch_queue_t target)
    __attribute__((ns_returns_retained));
dispatch_queue_t dispatch_queue_create_with_target(
    const char *label, dispatch_queue_attr_t attribute, dispatch_queue_t target) {
  OS_dispatch_queue *queue = dispatch_queue_create(label, attribute);
  queue->_target = [target retain];
  return queue;
}
dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(
    dispatch_queue_attr_t attribute, dispatch_qos_class_t quality, int priority) {
  return attribute;
}
__attribute__((selfsame_visible(handOut)))
dispatch_queue_t dispatch_get_main_queue(void) {
  static dispatch_queue_t queue;
  if (!queue) {
    queue = __selfsame_makeQueue(
        [OS_dispatch_queue_main class], "com.apple.main-thread", __selfsame_mainQueue);
    // The main thread never gives it away.
    queue->_owner = 1;
  }
  return queue;
}
__attribute__((selfsame_visible(handOut)))
dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags) {
  static dispatch_queue_t queues[4];
  static const char *const labels[4] = {
    "com.apple.root.default-qos", "com.apple.root.user-initiated-qos",
    "com.apple.root.utility-qos", "com.apple.root.background-qos"
  };
  int which = identifier == 2 || identifier == 0x19 || identifier == 0x21 ? 1
      : identifier == -2 || identifier == 0x11 ? 2
      : identifier == -32768 || identifier == 9 ? 3 : 0;
  if (!queues[which]) {
    queues[which] = __selfsame_makeQueue(
        [OS_dispatch_queue_global class], labels[which], __selfsame_globalQueue);
  }
  return queues[which];
}
__attribute__((selfsame_visible(threadOwn)))
dispatch_queue_t dispatch_get_current_queue(void) {
  dispatch_queue_t queue = __selfsame_mine()->queue;
  if (queue) return queue;
  return __selfsame_threadSelf() == 1 ? dispatch_get_main_queue() : dispatch_get_global_queue(0, 0);
}
__attribute__((selfsame_visible(collectionRead, queue)))
const char *dispatch_queue_get_label(dispatch_queue_t queue) {
  return queue ? queue->_label : dispatch_get_current_queue()->_label;
}
__attribute__((selfsame_visible(collectionWrite, object)))
void dispatch_set_target_queue(dispatch_object_t object, dispatch_queue_t target) {
  if (![object isKindOfClass:[OS_dispatch_queue class]]) return;
  OS_dispatch_queue *queue = object, *old = queue->_target;
  queue->_target = [target retain];
  [old release];
}

// The work that may run, and how many workers there are and are on their way to look for some.
static struct __selfsame_Work *__selfsame_ready, *__selfsame_lastReady;
static long __selfsame_readyCount, __selfsame_looking;
static struct __selfsame_Work *__selfsame_mainWork, *__selfsame_lastMainWork;
// Changes whenever the main thread may have something to do. Never the number of a thread.
long __selfsame_mainChanges = 1L << 40;

static void __selfsame_perform(struct __selfsame_Work *work);
static void __selfsame_leave(dispatch_group_t group);

__attribute__((selfsame_visible(dequeue)))
static struct __selfsame_Work *__selfsame_takeWork(void) {
  __selfsame_hold(1);
  struct __selfsame_Work *work = __selfsame_ready;
  __selfsame_looking--;
  if (work) {
    __selfsame_ready = work->next;
    if (!work->next) __selfsame_lastReady = NULL;
    __selfsame_readyCount--;
  }
  __selfsame_hold(0);
  return work;
}
static void __selfsame_worker(void *unused) {
  struct __selfsame_Work *work;
  while ((work = __selfsame_takeWork())) __selfsame_perform(work);
  __selfsame_threadEnds();
}
// To be called while the processor is held.
static void __selfsame_offer(struct __selfsame_Work *work) {
  work->next = NULL;
  if (__selfsame_lastReady) __selfsame_lastReady->next = work; else __selfsame_ready = work;
  __selfsame_lastReady = work;
  __selfsame_readyCount++;
  if (__selfsame_readyCount > __selfsame_looking
      && __selfsame_threadStart((void *)__selfsame_worker, NULL, 1)) {
    __selfsame_looking++;
  }
}
static BOOL __selfsame_isExclusive(dispatch_queue_t queue) {
  return queue->_kind == __selfsame_serialQueue || queue->_kind == __selfsame_mainQueue;
}
static void __selfsame_enqueue(struct __selfsame_Work *work);
// Lets go what a queue allows to run. To be called while the processor is held.
static void __selfsame_pump(dispatch_queue_t queue) {
  while (queue->_first && !queue->_suspended) {
    struct __selfsame_Work *work = queue->_first;
    if (work->isExclusive ? queue->_running : queue->_hasBarrier) return;
    queue->_first = work->next;
    if (!queue->_first) queue->_last = NULL;
    queue->_running++;
    if (work->isExclusive) queue->_hasBarrier = 1;
    if (queue->_kind == __selfsame_mainQueue) {
      work->next = NULL;
      if (__selfsame_lastMainWork) {
        __selfsame_lastMainWork->next = work;
      } else {
        __selfsame_mainWork = work;
      }
      __selfsame_lastMainWork = work;
      __selfsame_mainChanges++;
      __selfsame_wake(&__selfsame_mainChanges, 1);
    } else if (work->runsByWaiter) {
      work->isDone = 1;
      if (work->isExclusive) queue->_owner = work->waiter;
      __selfsame_wake(&queue->_owner, 1 << 20);
    } else {
      __selfsame_offer(work);
    }
  }
}
static void __selfsame_enqueue(struct __selfsame_Work *work) {
  dispatch_queue_t queue = work->queue;
  __selfsame_hold(1);
  work->next = NULL;
  if (queue->_last) queue->_last->next = work; else queue->_first = work;
  queue->_last = work;
  __selfsame_pump(queue);
  __selfsame_hold(0);
}
// A piece of work of a queue has run: the next one may.
__attribute__((selfsame_visible(dequeue, queue)))
static void __selfsame_complete(
    struct __selfsame_Work *work, dispatch_queue_t queue, long isWorker) {
  __selfsame_hold(1);
  queue->_running--;
  if (work->isExclusive) {
    queue->_hasBarrier = 0;
    if (queue->_kind != __selfsame_mainQueue) queue->_owner = 0;
  }
  if (isWorker) __selfsame_looking++;
  __selfsame_pump(queue);
  __selfsame_wake(&queue->_owner, 1 << 20);
  __selfsame_hold(0);
}
static void __selfsame_call(struct __selfsame_Work *work) {
  if (work->block) __selfsame_callout(work->block); else work->function(work->context);
}
static void __selfsame_perform(struct __selfsame_Work *work) {
  dispatch_queue_t queue = work->queue;
  struct __selfsame_ThreadData *mine = __selfsame_mine();
  id before = mine->queue;
  mine->queue = queue;
  if (work->isExclusive) {
    queue->_owner = __selfsame_threadSelf();
    // Whoever waits for the queue waits for this thread now.
    __selfsame_wake(&queue->_owner, 1 << 20);
  }
  @autoreleasepool {
    __selfsame_call(work);
    if (work->block) [work->block release];
    work->block = nil;
  }
  mine->queue = before;
  if (work->group) {
    __selfsame_leave(work->group);
    [work->group release];
  }
  __selfsame_complete(work, queue, queue->_kind != __selfsame_mainQueue);
  if (work->waiter) {
    work->isDone = 1;
    __selfsame_wake(&work->isDone, 1);
  } else {
    free(work);
  }
  [queue release];
}
// Runs what the main queue has; answers whether there was any.
__attribute__((selfsame_visible(dequeue)))
BOOL __selfsame_runMainWork(void) {
  struct __selfsame_Work *work = __selfsame_mainWork;
  if (!work) return NO;
  __selfsame_mainWork = work->next;
  if (!work->next) __selfsame_lastMainWork = NULL;
  __selfsame_perform(work);
  return YES;
}
static struct __selfsame_Work *__selfsame_newWork(
    dispatch_queue_t queue, id block, dispatch_function_t function, void *context,
    long isBarrier) {
  struct __selfsame_Work *work = calloc(1, sizeof(struct __selfsame_Work));
  work->queue = [queue retain];
  work->block = block;
  work->function = function;
  work->context = context;
  work->isExclusive = __selfsame_isExclusive(queue)
      || (isBarrier && queue->_kind == __selfsame_concurrentQueue);
  return work;
}

static void __selfsame_asynchronously(
    dispatch_queue_t queue, id block, dispatch_function_t function, void *context,
    long isBarrier, dispatch_group_t group) {
  struct __selfsame_Work *work = __selfsame_newWork(
      queue, _Block_copy(block), function, context, isBarrier);
  // A message to nil would be told as one.
  if (group) work->group = [group retain];
  __selfsame_enqueue(work);
}
static void __selfsame_synchronously(
    dispatch_queue_t queue, id block, dispatch_function_t function, void *context,
    long isBarrier) {
  long me = __selfsame_threadSelf();
  if (queue->_owner == me) {
    // Its own work would have to end first: this stops the program.
    __selfsame_wait(&queue->_owner, me, 0, __selfsame_forQueue, queue);
  }
  struct __selfsame_Work *work = __selfsame_newWork(
      queue, block, function, context, isBarrier);
  work->waiter = me;
  if (queue->_kind == __selfsame_mainQueue) {
    [work->block retain];
    __selfsame_enqueue(work);
    while (!work->isDone) {
      __selfsame_wait(&work->isDone, 0, 0, __selfsame_forQueue, queue);
    }
    free(work);
    return;
  }
  work->runsByWaiter = 1;
  __selfsame_enqueue(work);
  while (1) {
    long owner = queue->_owner;
    if (work->isDone) break;
    __selfsame_wait(&queue->_owner, owner, 0, __selfsame_forQueue, queue);
  }
  struct __selfsame_ThreadData *mine = __selfsame_mine();
  id before = mine->queue;
  mine->queue = queue;
  __selfsame_call(work);
  mine->queue = before;
  __selfsame_complete(work, queue, 0);
  [queue release];
  free(work);
}

__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_asynchronously(queue, block, NULL, NULL, 0, nil);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
  __selfsame_asynchronously(queue, nil, function, context, 0, nil);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_asynchronously(queue, block, NULL, NULL, 1, nil);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_barrier_async_f(
    dispatch_queue_t queue, void *context, dispatch_function_t function) {
  __selfsame_asynchronously(queue, nil, function, context, 1, nil);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_synchronously(queue, block, NULL, NULL, 0);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
  __selfsame_synchronously(queue, nil, function, context, 0);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_barrier_sync(dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_synchronously(queue, block, NULL, NULL, 1);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_barrier_sync_f(
    dispatch_queue_t queue, void *context, dispatch_function_t function) {
  __selfsame_synchronously(queue, nil, function, context, 1);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_async_and_wait(dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_synchronously(queue, block, NULL, NULL, 0);
}
__attribute__((selfsame_visible(suspend, object)))
void dispatch_suspend(dispatch_object_t object) { ((OS_dispatch_queue *)object)->_suspended++; }
__attribute__((selfsame_visible(resume, object)))
void dispatch_resume(dispatch_object_t object) {
  OS_dispatch_queue *queue = object;
  if (queue->_suspended == 0) __selfsame_clientBug("Over-resume of an object");
  __selfsame_hold(1);
  queue->_suspended--;
  __selfsame_pump(queue);
  __selfsame_hold(0);
}
void dispatch_activate(dispatch_object_t object) {}

// The main thread works for the main queue for ever.
__attribute__((selfsame_visible(dequeue)))
void dispatch_main(void) {
  while (1) {
    long seen = __selfsame_mainChanges;
    if (__selfsame_runMainWork()) continue;
    __selfsame_wait(
        &__selfsame_mainChanges, seen, 0, __selfsame_forQueue, dispatch_get_main_queue());
  }
}

// MARK: Values of a queue's own
__attribute__((selfsame_visible(collectionWrite, queue)))
void dispatch_queue_set_specific(
    dispatch_queue_t queue, const void *key, void *value, dispatch_function_t destructor) {
  struct __selfsame_Specific *entry = queue->_specific;
  while (entry && entry->key != key) entry = entry->next;
  if (!entry) {
    entry = calloc(1, sizeof(struct __selfsame_Specific));
    entry->key = key;
    entry->next = queue->_specific;
    queue->_specific = entry;
  }
  entry->value = value;
  entry->destructor = destructor;
}
__attribute__((selfsame_visible(collectionRead, queue)))
void *dispatch_queue_get_specific(dispatch_queue_t queue, const void *key) {
  struct __selfsame_Specific *entry = queue->_specific;
  while (entry && entry->key != key) entry = entry->next;
  return entry ? entry->value : NULL;
}
__attribute__((selfsame_visible(threadOwn)))
void *dispatch_get_specific(const void *key) {
  dispatch_queue_t queue = dispatch_get_current_queue();
  while (queue) {
    void *value = dispatch_queue_get_specific(queue, key);
    if (value) return value;
    queue = queue->_target;
  }
  return NULL;
}
void dispatch_assert_queue(dispatch_queue_t queue) {
  if (dispatch_get_current_queue() != queue) {
    __selfsame_clientBug("Assertion failed: Block was expected to execute on queue");
  }
}
void dispatch_assert_queue_not(dispatch_queue_t queue) {
  if (dispatch_get_current_queue() == queue) {
    __selfsame_clientBug("Assertion failed: Block was expected to not execute on queue");
  }
}
"""#
}
