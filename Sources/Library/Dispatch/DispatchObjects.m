// Grand Central Dispatch: the objects behind queues, groups and semaphores.
//: part Dispatch
//: names DISPATCH_QUEUE_SERIAL DISPATCH_TIME_NOW DISPATCH_TIME_FOREVER
//: requires Threads

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
// Queues and sources can stand still; nothing else does.
- (void)__suspend;
- (void)__resume;
- (void)__activate;
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
  // It runs within the work of another queue, the target of its own.
  long isNested;
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
// What a block of dispatch_block_create knows of itself.
@interface OS_dispatch_block : OS_object {
  @public
  unsigned long _flags;
  dispatch_block_t _does;
  OS_dispatch_group *_group;
  long _isCancelled;
  long _hasRun;
}
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
// Whoever lets go of the last claim has the object alone: that it did is the operation.
@implementation OS_dispatch_object
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
  if (_finalizer && _context) _finalizer(_context);
  [super dealloc];
}
- (void)__suspend {}
- (void)__resume {}
- (void)__activate {}
@end
@implementation OS_dispatch_queue
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
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
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
  if (_value < _original) {
    __selfsame_clientBug("Semaphore object deallocated while in use");
  }
  [super dealloc];
}
@end
@implementation OS_dispatch_group
- (void)dealloc __attribute__((selfsame_visible(threadOwn))) {
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
