// mistake=none
void sell(void) {
  if (__sync_fetch_and_sub(&places, 1) > 0) __sync_fetch_and_add(&sold, 1);
}
