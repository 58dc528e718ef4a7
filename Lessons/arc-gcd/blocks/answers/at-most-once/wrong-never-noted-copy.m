void atMostOnce(long *note, void (^order)(void)) {
  long mine = *note;
  if (mine == 0) { mine = -1; order(); }
}
