BOOL isDark(Lamp *lamp) {
  if (lamp == nil) return NO;
  return [lamp level] == 0;
}
