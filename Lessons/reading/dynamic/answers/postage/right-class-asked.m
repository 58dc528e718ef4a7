int postage(id thing) {
  if ([[thing class] instancesRespondToSelector:@selector(stamps)]) return [thing stamps];
  return 0;
}
