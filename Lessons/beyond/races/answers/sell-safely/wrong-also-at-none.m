// mistake=none
void sell(void) {
  @synchronized([NSObject class]) {
    if (places >= 0) { places = places - 1; sold = sold + 1; }
  }
}
