void atMostOnce(long *note, void (^order)(void)) {
  if (*note != 0) return;
  *note = 1;
  order();
}
