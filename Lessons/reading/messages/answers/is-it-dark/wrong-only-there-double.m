BOOL isDark(Lamp *lamp) { return !!lamp; }
