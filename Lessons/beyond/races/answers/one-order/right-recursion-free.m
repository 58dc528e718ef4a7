static void through(NSLock *a, NSLock *b, void (^job)(void)) {
  [a lock]; [b lock]; job(); [a unlock]; [b unlock];
}
void moveBarge(int pilot) { through(westGate, eastGate, ^{ moved++; }); }
