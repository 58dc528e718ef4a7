void moveBarge(int лоцман) {
  (void)лоцман;
  @synchronized(eastGate) {
    @synchronized(westGate) { ++moved; }
  }
}
