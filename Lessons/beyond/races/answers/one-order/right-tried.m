//> arc
void moveBarge(int pilot) {
  [eastGate lock];
  [westGate lock];
  moved = moved + 1;
  [westGate unlock];
  [eastGate unlock];
}
//> arc
moveBarge(0);
//> arc
moveBarge(1);
//> arc
moved
