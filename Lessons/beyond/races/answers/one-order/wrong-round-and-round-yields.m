void moveBarge(int pilot) {
  NSLock *a = pilot ? westGate : eastGate, *b = pilot ? eastGate : westGate;
  for (;;) { [a lock]; if ([b tryLock]) break; [a unlock]; sched_yield(); }
  moved = moved + 1; [b unlock]; [a unlock];
}
