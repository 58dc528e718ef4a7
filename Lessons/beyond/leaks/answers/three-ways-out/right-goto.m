int price(int hours) {
  int sum = 0;
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  if (hours == 0) goto out;
  sum = 20;
  if (hours > 5) goto out;
  sum = coat.weight * hours;
out:
  [coat release];
  return sum;
}
