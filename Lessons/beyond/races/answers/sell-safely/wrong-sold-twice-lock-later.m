void sell(void) {
  if (places > 0) {
    @synchronized([NSThread class]) { places--; sold++; }
  }
}
