void sell(void) {
  int left = places;
  while (left > 0) {
    if (__sync_bool_compare_and_swap(&places, left, left - 1)) {
      __sync_fetch_and_add(&sold, 1);
      return;
    }
    left = places;
  }
}
