int price(int hours) {
  int sum = 20;
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  if (hours == 0) { sum = 0; goto out; }
  if (hours > 5) goto out;
  sum = coat.weight * hours;
out:
  [coat release];
  return sum;
}
