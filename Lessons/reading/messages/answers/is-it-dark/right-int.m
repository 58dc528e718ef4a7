BOOL isDark(Lamp *lamp) {
  int level = [lamp level];
  BOOL dark = NO;
  if (lamp != nil) {
    if (level == 0) { dark = YES; }
  }
  return dark;
}
