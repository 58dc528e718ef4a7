int postage(id object) {
  if ([object respondsToSelector:NSSelectorFromString(@"stamps")])
    return [object stamps];
  else
    return 0;
}
