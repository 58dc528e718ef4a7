BOOL isDark(Lamp *lamp) { return lamp != nil && [lamp level] < 2; }
