void moveBarge(int pilot) {
  @synchronized(eastGate) { @synchronized(westGate) { moved += 1; } }
}
