void moveBarge(int pilot) {
  NSLock *gates[2] = { eastGate, westGate };
  for (int i = 0; i < 2; i++) [gates[i] lock];
  moved += 1;
  for (int i = 1; i >= 0; i--) [gates[i] unlock];
}
