void moveBarge(int pilot) {
  if (![eastGate tryLock]) return;
  [westGate lock];
  moved = moved + 1;
  [westGate unlock];
  [eastGate unlock];
}
