BOOL isDark(Lamp *lamp) { return YES; }
