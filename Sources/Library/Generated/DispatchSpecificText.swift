// swift-format-ignore-file
// Written by `make library` from Dispatch/DispatchSpecific.m: change it there.
enum DispatchSpecificText {
static let text: StaticString = #"""
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
