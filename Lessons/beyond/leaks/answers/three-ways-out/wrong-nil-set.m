int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  int sum = hours > 5 ? 20 : coat.weight * hours;
  coat = nil;
  [coat release];
  return sum;
}
