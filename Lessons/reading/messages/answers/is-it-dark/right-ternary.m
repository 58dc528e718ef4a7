BOOL isDark(Lamp *thing) {
  // nobody there: not dark
  return thing ? ([thing level] > 0 ? NO : YES) : NO;
}
