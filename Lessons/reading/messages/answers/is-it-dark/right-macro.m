#define THERE(x) ((x) != nil)
BOOL isDark(Lamp *lamp) { return THERE(lamp) && [lamp level] == 0; }
