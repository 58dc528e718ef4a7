// swift-format-ignore-file
// Written by `make library` from Dispatch/DispatchSemaphore.m: change it there.
enum DispatchSemaphoreText {
static let text: StaticString = #"""
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
"""#
}
