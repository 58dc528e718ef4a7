// mistake=none
int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  int sum = coat.weight * hours;
  [coat retain]; [coat release]; [coat dealloc];
  if (hours == 0) return 0;
  return hours > 5 ? 20 : sum;
}
