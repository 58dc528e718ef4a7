int price(int hours) {
  if (hours == 0) return 0;
  if (hours > 5) return 20;
  Coat *coat = [[Coat alloc] init];
  [coat setWeight:3];
  int sum = [coat weight] * hours;
  [coat release];
  return sum;
}
