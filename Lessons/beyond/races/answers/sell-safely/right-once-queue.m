static dispatch_queue_t window(void) {
  static dispatch_queue_t q; static dispatch_once_t t;
  dispatch_once(&t, ^{ q = dispatch_queue_create("window", DISPATCH_QUEUE_SERIAL); });
  return q;
}
void sell(void) {
  dispatch_barrier_sync(window(), ^{
    if (places > 0) { sold = sold + 1; places = places - 1; }
  });
}
