BOOL isDark(Lamp *лампа) {
  if (лампа == nil) return NO;
  return [лампа level] ? NO : YES;
}
