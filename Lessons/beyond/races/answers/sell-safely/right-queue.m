void sell(void) {
  static dispatch_queue_t q;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ q = dispatch_queue_create("till", NULL); });
  dispatch_sync(q, ^{
    if (places > 0) { places = places - 1; sold = sold + 1; }
  });
}
