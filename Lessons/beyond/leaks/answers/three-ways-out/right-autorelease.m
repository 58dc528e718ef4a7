int price(int hours) {
  Coat *coat = [[[Coat alloc] init] autorelease];
  coat.weight = 3;
  if (hours == 0) return 0;
  if (hours > 5) return 20;
  return coat.weight * hours;
}
