int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  int sum = coat.weight * hours;
  [coat dealloc];
  return hours > 5 ? 20 : sum;
}
