int price(int hours) {
  if (hours > 5) return 20;
  return 3 * hours;
}
