typedef void (^Order)(void);
void atMostOnce(long *note, Order order) {
  if (!note[0]) { note[0] = ~0l; order(); }
}
