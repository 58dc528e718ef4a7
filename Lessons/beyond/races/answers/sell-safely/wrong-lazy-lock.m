void sell(void) {
  static NSLock *l;
  if (l == nil) l = [[NSLock alloc] init];
  [l lock];
  if (places > 0) { places--; sold++; }
  [l unlock];
}
