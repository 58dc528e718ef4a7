void moveBarge(int pilot) {
  for (;;) {
    [eastGate lock];
    if ([westGate tryLock]) break;
    [eastGate unlock];
  }
  moved = moved + 1;
  [westGate unlock];
  [eastGate unlock];
}
