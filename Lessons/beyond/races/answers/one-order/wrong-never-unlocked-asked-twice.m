void moveBarge(int pilot) { [eastGate lock]; [eastGate lock]; moved++; [eastGate unlock]; [eastGate unlock]; }
