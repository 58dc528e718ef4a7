int postage(id thing) {
  Class kind = [thing class];
  return [kind instancesRespondToSelector:@selector(stamps)] ? [thing stamps] : 0;
}
