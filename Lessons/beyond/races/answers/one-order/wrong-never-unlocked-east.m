void moveBarge(int pilot) {
  [eastGate lock];
  [westGate lock];
  moved++;
  [westGate unlock];
  [westGate unlock];
}
