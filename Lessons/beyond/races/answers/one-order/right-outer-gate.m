void moveBarge(int pilot) {
  NSLock *first = pilot == 0 ? eastGate : westGate;
  NSLock *second = pilot == 0 ? westGate : eastGate;
  @synchronized([NSLock class]) {
    [first lock]; [second lock];
    moved++;
    [second unlock]; [first unlock];
  }
}
