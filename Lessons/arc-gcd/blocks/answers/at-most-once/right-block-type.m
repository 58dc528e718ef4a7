void atMostOnce(long *note, dispatch_block_t order) {
  long before = *note;
  *note = before + 1;
  if (before == 0) order();
}
