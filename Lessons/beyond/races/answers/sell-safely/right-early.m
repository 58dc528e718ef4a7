void sell(void) {
  @synchronized([NSObject class]) {
    if (places <= 0) return;
    places = places - 1;
    sold = sold + 1;
  }
}
