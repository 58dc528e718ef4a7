//> mrc
BOOL isDark(Lamp *lamp) { return [lamp level] == 0; }
//> mrc
isDark(nil)
//> mrc
BOOL isDark(Lamp *lamp) {
  return lamp != nil && [lamp level] == 0;
}
//> mrc
isDark(nil)
