void sell(void) {
  @synchronized([NSThread class]) {
    if (places > 0) {
      [NSThread sleepForTimeInterval:0.2];
      places = places - 1;
      sold = sold + 1;
    }
  }
}
