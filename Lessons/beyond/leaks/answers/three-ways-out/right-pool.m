int price(int hours) {
  @autoreleasepool {
    Coat *coat = [[[Coat alloc] init] autorelease];
    coat.weight = 3;
    if (hours == 0) return 0;
    return hours > 5 ? 20 : coat.weight * hours;
  }
}
