// mistake=none
BOOL isDark(Lamp *lamp) { if (lamp == nil) return NO; BOOL r = [lamp level] == 0; [lamp setLevel:r ? 0 : 1]; return r; }
