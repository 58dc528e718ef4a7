int price(int hours) {
  return 3 * hours;
}
