// swift-format-ignore-file
// Written by `make library` from Dispatch/DispatchGroups.m: change it there.
enum DispatchGroupsText {
static let text: StaticString = #"""
// MARK: Groups
dispatch_group_t dispatch_group_create(void)
    __attribute__((ns_returns_retained));
dispatch_group_t dispatch_group_create(void) { return [[OS_dispatch_group alloc] init]; }
__attribute__((selfsame_visible(groupEnter, group)))
void dispatch_group_enter(dispatch_group_t group) {
  if (group->_count == 0) [group retain];
  group->_count++;
}
__attribute__((selfsame_visible(groupLeave, group)))
static void __selfsame_leave(dispatch_group_t group) {
  if (group->_count <= 0) __selfsame_clientBug("Unbalanced call to dispatch_group_leave()");
  group->_count--;
  if (group->_count) return;
  struct __selfsame_Work *work = group->_notifications;
  group->_notifications = NULL;
  __selfsame_wake(&group->_count, 1 << 20);
  while (work) {
    struct __selfsame_Work *next = work->next;
    __selfsame_enqueue(work);
    work = next;
  }
  [group release];
}
__attribute__((selfsame_visible(groupLeave, group)))
void dispatch_group_leave(dispatch_group_t group) { __selfsame_leave(group); }
__attribute__((selfsame_visible(enqueue, queue, group)))
void dispatch_group_async(
    dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  dispatch_group_enter(group);
  __selfsame_asynchronously(queue, block, NULL, NULL, 0, group);
}
__attribute__((selfsame_visible(enqueue, queue, group)))
void dispatch_group_async_f(
    dispatch_group_t group, dispatch_queue_t queue, void *context,
    dispatch_function_t function) {
  dispatch_group_enter(group);
  __selfsame_asynchronously(queue, nil, function, context, 0, group);
}
__attribute__((selfsame_visible(groupWait, group)))
long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout) {
  unsigned long deadline = __selfsame_until(timeout);
  long seen;
  while ((seen = group->_count)) {
    if (timeout == 0) return 49;
    if (!__selfsame_wait(&group->_count, seen, deadline, __selfsame_forGroup, group)) {
      return 49;
    }
  }
  return 0;
}
static void __selfsame_notify(dispatch_group_t group, struct __selfsame_Work *work) {
  if (group->_count == 0) {
    __selfsame_enqueue(work);
    return;
  }
  struct __selfsame_Work **end = &group->_notifications;
  while (*end) end = &(*end)->next;
  *end = work;
}
__attribute__((selfsame_visible(groupNotify, group, queue)))
void dispatch_group_notify(
    dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_notify(group, __selfsame_newWork(queue, _Block_copy(block), NULL, NULL, 0));
}
__attribute__((selfsame_visible(groupNotify, group, queue)))
void dispatch_group_notify_f(
    dispatch_group_t group, dispatch_queue_t queue, void *context,
    dispatch_function_t function) {
  __selfsame_notify(group, __selfsame_newWork(queue, nil, function, context, 0));
}

// MARK: Apply
struct __selfsame_Apply {
  size_t next;
  size_t count;
  long left;
  long owners;
  id block;
  void (*function)(void *, size_t);
  void *context;
};
static void __selfsame_applySome(struct __selfsame_Apply *apply) {
  while (1) {
    // No call and no jump back lies between these, so nobody else takes the same number.
    size_t index = apply->next;
    if (index >= apply->count) return;
    apply->next = index + 1;
    if (apply->block) {
      ((void (*)(id, size_t))((struct __selfsame_Block *)apply->block)->invoke)(
          apply->block, index);
    } else {
      apply->function(apply->context, index);
    }
    if (--apply->left == 0) __selfsame_wake(&apply->left, 1);
  }
}
static void __selfsame_applyHelper(void *argument) {
  struct __selfsame_Apply *apply = argument;
  __selfsame_applySome(apply);
  if (--apply->owners == 0) free(apply);
}
static void __selfsame_apply(
    size_t count, dispatch_queue_t queue, id block, void (*function)(void *, size_t),
    void *context) {
  if (count == 0) return;
  struct __selfsame_Apply *apply = calloc(1, sizeof(struct __selfsame_Apply));
  apply->count = count;
  apply->left = count;
  apply->owners = 1;
  apply->block = block;
  apply->function = function;
  apply->context = context;
  if (queue && __selfsame_isExclusive(queue)) {
    dispatch_sync_f(queue, apply, (dispatch_function_t)__selfsame_applySome);
  } else {
    // The caller works too; the others come when it waits or its turn ends.
    if (!queue) queue = dispatch_get_global_queue(0, 0);
    for (size_t helper = 1; helper < count && helper < 8; helper++) {
      apply->owners++;
      dispatch_async_f(queue, apply, __selfsame_applyHelper);
    }
    __selfsame_applySome(apply);
    long left;
    while ((left = apply->left)) {
      __selfsame_wait(&apply->left, left, 0, __selfsame_forGroup, nil);
    }
  }
  if (--apply->owners == 0) free(apply);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_apply(size_t count, dispatch_queue_t queue, void (^block)(size_t)) {
  __selfsame_apply(count, queue, (id)block, NULL, NULL);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_apply_f(
    size_t count, dispatch_queue_t queue, void *context, void (*function)(void *, size_t)) {
  __selfsame_apply(count, queue, nil, function, context);
}

// MARK: Later
static struct __selfsame_Work *__selfsame_later;
static long __selfsame_laterChanges, __selfsame_laterRuns;
__attribute__((selfsame_visible(dequeue)))
static void __selfsame_timer(void *unused) {
  while (1) {
    __selfsame_hold(1);
    struct __selfsame_Work *work = __selfsame_later;
    if (!work) __selfsame_laterRuns = 0;
    long seen = __selfsame_laterChanges;
    if (work && work->deadline <= __selfsame_clock()) {
      __selfsame_later = work->next;
      __selfsame_hold(0);
      __selfsame_enqueue(work);
      continue;
    }
    __selfsame_hold(0);
    if (!work) break;
    __selfsame_wait(&__selfsame_laterChanges, seen, work->deadline, __selfsame_forSleep, nil);
  }
  __selfsame_threadEnds();
}
static void __selfsame_enqueueLater(struct __selfsame_Work *work, dispatch_time_t when) {
  work->deadline = when == ~0UL ? 4000000000000000000UL : when;
  __selfsame_hold(1);
  struct __selfsame_Work **place = &__selfsame_later;
  while (*place && (*place)->deadline <= work->deadline) place = &(*place)->next;
  work->next = *place;
  *place = work;
  __selfsame_laterChanges++;
  __selfsame_wake(&__selfsame_laterChanges, 1);
  if (!__selfsame_laterRuns) {
    __selfsame_laterRuns = __selfsame_threadStart((void *)__selfsame_timer, NULL, 1);
  }
  __selfsame_hold(0);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  __selfsame_enqueueLater(
      __selfsame_newWork(queue, _Block_copy(block), NULL, NULL, 0), when);
}
__attribute__((selfsame_visible(enqueue, queue)))
void dispatch_after_f(
    dispatch_time_t when, dispatch_queue_t queue, void *context,
    dispatch_function_t function) {
  __selfsame_enqueueLater(__selfsame_newWork(queue, nil, function, context, 0), when);
}
"""#
}
