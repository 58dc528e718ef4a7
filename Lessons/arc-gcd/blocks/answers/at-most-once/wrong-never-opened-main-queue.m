void atMostOnce(long *note, void (^order)(void)) {
  if (*note == 0) {
    *note = -1;
    dispatch_async(dispatch_get_main_queue(), order);
  }
}
