BOOL isDark(Lamp *lamp) { switch ([lamp level]) { case 0: return YES; default: return NO; } }
