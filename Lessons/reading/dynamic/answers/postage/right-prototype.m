//> mrc
int postage(id thing);
//> mrc
int postage(id thing) {
  if ([thing respondsToSelector:@selector(stamps)]) return [thing stamps];
  return 0;
}
//> mrc
postage(nil)
