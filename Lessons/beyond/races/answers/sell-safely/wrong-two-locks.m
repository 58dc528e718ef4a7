void sell(void) {
  @synchronized([[NSObject alloc] init]) {
    if (places > 0) { places--; sold++; }
  }
}
