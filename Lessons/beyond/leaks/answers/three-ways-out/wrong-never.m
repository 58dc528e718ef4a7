int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  return hours > 5 ? 20 : coat.weight * hours;
}
