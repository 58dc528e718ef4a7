// mistake=none
void moveBarge(int pilot) {
  [eastGate lock];
  [westGate lock];
  moved = 1;
  [westGate unlock];
  [eastGate unlock];
}
