static int sumOf(Coat *coat, int hours) {
  if (hours == 0) return 0;
  return hours > 5 ? 20 : coat.weight * hours;
}
int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  [coat setWeight:3];
  int sum = sumOf(coat, hours);
  [coat release], coat = nil;
  return sum;
}
