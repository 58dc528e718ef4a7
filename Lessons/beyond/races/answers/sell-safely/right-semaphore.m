void sell(void) {
  static dispatch_semaphore_t key;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ key = dispatch_semaphore_create(1); });
  dispatch_semaphore_wait(key, DISPATCH_TIME_FOREVER);
  if (places > 0) { places--; sold++; }
  dispatch_semaphore_signal(key);
}
