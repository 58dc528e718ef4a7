static long *last = NULL;
void atMostOnce(long *note, void (^order)(void)) {
  if (note != last) order();
  last = note;
}
