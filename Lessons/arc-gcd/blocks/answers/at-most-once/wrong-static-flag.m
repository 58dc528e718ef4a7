void atMostOnce(long *note, void (^order)(void)) {
  static BOOL done;
  if (!done) { done = YES; *note = 1; order(); }
}
