void moveBarge(int pilot) {
  if (pilot != 0) return;
  [eastGate lock];
  moved++;
  [eastGate unlock];
}
