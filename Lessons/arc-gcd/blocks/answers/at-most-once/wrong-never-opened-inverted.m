void atMostOnce(long *note, void (^order)(void)) {
  *note = -1;
  if (*note == 0) order();
}
