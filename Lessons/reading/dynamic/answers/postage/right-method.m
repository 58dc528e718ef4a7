int postage(id вещь) {
  SEL марки = NSSelectorFromString(@"stamps");
  if (![вещь respondsToSelector:марки]) return 0;
  return [(Letter *)вещь stamps];
}
