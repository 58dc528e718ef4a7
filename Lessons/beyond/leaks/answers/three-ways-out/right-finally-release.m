int price(int hours) {
  Coat *coat = [Coat new];
  @try {
    coat.weight = 3;
    if (!hours) return 0;
    if (hours >= 6) return 20;
    return coat.weight * hours;
  } @finally { [coat release]; }
}
