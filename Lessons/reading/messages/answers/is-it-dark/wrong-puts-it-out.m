// mistake=none
BOOL isDark(Lamp *lamp) {
  if (lamp == nil) return NO;
  lamp.level = 0;
  return lamp.level == 0;
}
