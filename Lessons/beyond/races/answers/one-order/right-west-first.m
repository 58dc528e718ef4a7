void moveBarge(int pilot) {
  [westGate lock];
  [eastGate lock];
  moved++;
  [eastGate unlock];
  [westGate unlock];
}
