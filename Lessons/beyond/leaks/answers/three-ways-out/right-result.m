int price(int hours) {
  int answer;
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  if (hours == 0) answer = 0;
  else if (hours > 5) answer = 20;
  else answer = coat.weight * hours;
  [coat release];
  return answer;
}
