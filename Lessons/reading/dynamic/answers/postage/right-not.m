int postage(id thing) {
  if (![thing respondsToSelector:@selector(stamps)]) { return 0; }
  return [thing stamps];
}
