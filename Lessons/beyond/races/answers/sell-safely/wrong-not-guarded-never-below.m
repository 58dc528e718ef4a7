void sell(void) {
  if (places > 0) {
    places = places > 1 ? places - 1 : 0;
    sold = sold + 1;
  }
}
