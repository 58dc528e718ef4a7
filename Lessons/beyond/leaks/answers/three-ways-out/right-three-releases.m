int price(int hours) {
  Coat *coat = [Coat new];
  coat.weight = 3;
  if (hours == 0) { [coat release]; return 0; }
  if (hours > 5) { [coat release]; return 20; }
  int sum = coat.weight * hours;
  [coat release];
  return sum;
}
