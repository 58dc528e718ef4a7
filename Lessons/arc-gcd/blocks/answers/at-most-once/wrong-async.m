void atMostOnce(long *note, void (^order)(void)) {
  if (*note == 0) dispatch_async(dispatch_get_main_queue(), ^{ *note = -1; order(); });
}
