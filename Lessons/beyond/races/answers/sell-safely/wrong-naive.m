void sell(void) {
  if (places > 0) { places = places - 1; sold = sold + 1; }
}
