void atMostOnce(long *note, void (^order)(void)) {
  do {
    if (note[0] != 0) break;
    note[0] = 1;
    order();
  } while (0);
}
