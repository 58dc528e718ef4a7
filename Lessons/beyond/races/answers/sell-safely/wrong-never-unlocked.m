void sell(void) {
  static NSLock *l;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ l = [NSLock new]; });
  [l lock];
  if (places > 0) { places--; sold++; [l unlock]; }
}
