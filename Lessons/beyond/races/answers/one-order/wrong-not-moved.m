void moveBarge(int pilot) {
  [eastGate lock];
  [westGate lock];
  [westGate unlock];
  [eastGate unlock];
}
