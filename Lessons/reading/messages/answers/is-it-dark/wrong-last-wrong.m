//> mrc
BOOL isDark(Lamp *lamp) {
  return lamp != nil && [lamp level] == 0;
}
//> mrc
BOOL isDark(Lamp *lamp) { return lamp == nil; }
