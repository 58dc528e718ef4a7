int price(int hours) {
  if (hours > 12) return 0;
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  int sum = coat.weight * hours;
  [coat release];
  if (hours == 0) return 0;
  if (hours > 5) return 20;
  return sum;
}
