int price(int hours) {
  static Coat *coat = nil;
  if (coat == nil) coat = [[Coat alloc] init];
  coat.weight = 3;
  if (hours == 0) return 0;
  if (hours > 5) return 20;
  return coat.weight * hours;
}
