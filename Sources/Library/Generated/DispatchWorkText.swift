// swift-format-ignore-file
// Written by `make library` from Dispatch/DispatchWork.m: change it there.
enum DispatchWorkText {
static let text: StaticString = #"""
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
static struct __selfsame_Work *__selfsame_newWork(
    dispatch_queue_t queue, id block, dispatch_function_t function, void *context,
    long isBarrier);
// The queue of the program's own that a queue hands its work to; nil: threads take it.
static dispatch_queue_t __selfsame_ownTarget(dispatch_queue_t queue) {
  OS_dispatch_queue *target = queue->_target;
  return target && target->_kind != __selfsame_globalQueue ? target : nil;
}
static void __selfsame_performNested(void *work) { __selfsame_perform(work); }
static void __selfsame_queueUp(struct __selfsame_Work *work);
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
    } else if (__selfsame_ownTarget(queue)) {
      // It has its turn here, and waits for the one in the target.
      work->isNested = 1;
      __selfsame_queueUp(__selfsame_newWork(
          queue->_target, nil, __selfsame_performNested, work, 0));
    } else {
      __selfsame_offer(work);
    }
  }
}
static void __selfsame_queueUp(struct __selfsame_Work *work) {
  dispatch_queue_t queue = work->queue;
  work->next = NULL;
  if (queue->_last) queue->_last->next = work; else queue->_first = work;
  queue->_last = work;
  __selfsame_pump(queue);
}
static void __selfsame_enqueue(struct __selfsame_Work *work) {
  __selfsame_hold(1);
  __selfsame_queueUp(work);
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
static void __selfsame_callOnQueue(void *context) {
  struct __selfsame_Work *work = context;
  struct __selfsame_ThreadData *mine = __selfsame_mine();
  id before = mine->queue;
  mine->queue = work->queue;
  __selfsame_call(work);
  mine->queue = before;
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
  __selfsame_complete(work, queue, queue->_kind != __selfsame_mainQueue && !work->isNested);
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
  dispatch_queue_t target = __selfsame_ownTarget(queue);
  if (target) {
    __selfsame_synchronously(target, nil, __selfsame_callOnQueue, work, 0);
  } else {
    __selfsame_callOnQueue(work);
  }
  __selfsame_complete(work, queue, 0);
  [queue release];
  free(work);
}

// What dispatch_block_create has made runs this; such a block may want to be alone.
struct __selfsame_MadeBlock {
  struct __selfsame_Block block;
  OS_dispatch_block *work;
};
static void *__selfsame_madeBlockRuns;
static BOOL __selfsame_wantsToBeAlone(id block) {
  struct __selfsame_MadeBlock *made = (struct __selfsame_MadeBlock *)block;
  return made && made->block.invoke == __selfsame_madeBlockRuns && (made->work->_flags & 1);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_asynchronously(queue, block, NULL, NULL, __selfsame_wantsToBeAlone(block), nil);
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
void dispatch_suspend(dispatch_object_t object) { [object __suspend]; }
__attribute__((selfsame_visible(resume, object)))
void dispatch_resume(dispatch_object_t object) { [object __resume]; }
__attribute__((selfsame_visible(resume, object)))
void dispatch_activate(dispatch_object_t object) { [object __activate]; }
@implementation OS_dispatch_queue (Suspension)
- (void)__suspend { _suspended++; }
- (void)__resume {
  if (_suspended == 0) __selfsame_clientBug("Over-resume of an object");
  __selfsame_hold(1);
  _suspended--;
  __selfsame_pump(self);
  __selfsame_hold(0);
}
@end

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
"""#
}
