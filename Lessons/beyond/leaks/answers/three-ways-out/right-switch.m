int price(int hours) {
  Coat *coat = [[[Coat alloc] init] autorelease];
  coat.weight = 3;
  switch (hours) {
    case 0: return 0;
    case 1: case 2: case 3: case 4: case 5: return coat.weight * hours;
    default: return 20;
  }
}
