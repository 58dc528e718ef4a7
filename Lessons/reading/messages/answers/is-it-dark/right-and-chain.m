static BOOL exists(id x) { return x != nil; }
BOOL isDark(Lamp *on) { return exists(on) && !([on level] > 0); }
