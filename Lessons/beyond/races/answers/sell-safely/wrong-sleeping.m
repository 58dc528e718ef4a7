void sell(void) {
  [NSThread sleepForTimeInterval:0.5];
  if (places > 0) { places--; sold++; }
}
