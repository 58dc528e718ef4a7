// mistake=none
int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  [coat release];
  if (hours == 0) return 0;
  if (hours > 5) return 20;
  return 3 * hours;
}
