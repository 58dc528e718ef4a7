void moveBarge(int pilot) {
  if (pilot == 0) { [eastGate lock]; [westGate lock]; }
  else { [westGate lock]; [eastGate lock]; }
  moved = moved + 1;
  [eastGate unlock];
  [westGate unlock];
}
