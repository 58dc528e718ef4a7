void sell(void) {
  @synchronized(@"till") {
    if (places) { sold++; places--; }
  }
}
