void sell(void) {
  NSLock *l = nil;
  @synchronized(l) { if (places > 0) { places--; sold++; } }
}
