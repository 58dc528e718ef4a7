int price(int hours) {
  Coat *coat = [[[Coat alloc] init] autorelease];
  coat.weight = 3;
  int sum = coat.weight * hours;
  [coat release];
  if (hours == 0) return 0;
  return hours > 5 ? 20 : sum;
}
