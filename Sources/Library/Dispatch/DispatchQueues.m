// GCD's queues: what they are called, and where to get one.
//: part Dispatch

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
  for (OS_dispatch_queue *next = target; next; next = next->_target) {
    if (next == queue) __selfsame_clientBug("Cycle in the queue hierarchy");
  }
  queue->_target = [target retain];
  [old release];
}
