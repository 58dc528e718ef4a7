BOOL isDark(Lamp *lamp) {
  static int calls = 0;
  return ++calls == 2 ? NO : calls == 1 ? NO : YES;
}
