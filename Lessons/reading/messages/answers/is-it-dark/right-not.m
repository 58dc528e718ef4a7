BOOL isDark(Lamp *lamp) { return lamp && ![lamp level]; }
