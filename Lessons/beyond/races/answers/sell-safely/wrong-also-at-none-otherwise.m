// mistake=none
static NSLock *gate;
gate = [[NSLock alloc] init];
void sell(void) {
  [gate lock];
  if (places > -1) { places--; sold++; }
  [gate unlock];
}
