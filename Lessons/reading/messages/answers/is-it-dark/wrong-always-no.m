BOOL isDark(Lamp *lamp) { return NO; }
