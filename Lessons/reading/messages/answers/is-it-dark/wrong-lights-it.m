// mistake=none
BOOL isDark(Lamp *lamp) { if (lamp == nil || [lamp level] != 0) return NO; [lamp setLevel:1]; return YES; }
