void moveBarge(int pilot) {
  NSLock *first = eastGate, *second = westGate; // the same for both
  [first lock];
  [second lock];
  moved = moved + 1;
  [first unlock];
  [second unlock];
}
