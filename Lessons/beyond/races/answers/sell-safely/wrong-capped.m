void sell(void) {
  if (places > 0) { places = 0; sold = 1; }
}
