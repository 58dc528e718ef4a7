void moveBarge(int pilot) {
  [eastGate lock];
  moved = moved + 1;
  [eastGate unlock];
}
