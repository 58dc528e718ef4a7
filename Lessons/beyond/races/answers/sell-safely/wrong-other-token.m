void sell(void) {
  @synchronized([[NSString alloc] initWithFormat:@"%d", places]) {
    if (places > 0) { places = places - 1; sold = sold + 1; }
  }
}
