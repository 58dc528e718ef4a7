void atMostOnce(long *note, void (^order)(void)) {
  dispatch_once((dispatch_once_t *)note, order);
}
