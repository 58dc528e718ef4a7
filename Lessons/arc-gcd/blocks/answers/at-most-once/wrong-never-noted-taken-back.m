void atMostOnce(long *note, void (^order)(void)) {
  if (*note == 0) {
    *note = 1;
    order();
    *note = 0;
  }
}
