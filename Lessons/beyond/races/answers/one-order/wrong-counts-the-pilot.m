// mistake=none
void moveBarge(int pilot) {
  [eastGate lock];
  [westGate lock];
  moved = pilot + 1;
  [westGate unlock];
  [eastGate unlock];
}
