void atMostOnce(dispatch_once_t *note, dispatch_block_t order) {
  dispatch_once(note, order);
}
