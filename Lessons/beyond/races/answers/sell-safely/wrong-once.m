void sell(void) {
  static dispatch_once_t t;
  dispatch_once(&t, ^{ sold = 1; });
}
