void sell(void) {
  if (places == 0) return; // a quick look
  @synchronized([NSObject class]) {
    if (places > 0) { places--; sold++; }
  }
}
