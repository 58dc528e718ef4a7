void moveBarge(int pilot) {
  int was = moved;
  [eastGate lock];
  [westGate lock];
  moved = was + 1;
  [westGate unlock];
  [eastGate unlock];
}
