// mistake=none
int postage(id thing) {
  static NSMutableDictionary *known = nil;
  if (known == nil) known = [[NSMutableDictionary alloc] init];
  if (![thing respondsToSelector:@selector(stamps)]) return 0;
  NSString *name = NSStringFromClass([thing class]);
  if ([known objectForKey:name] == nil) {
    [known setObject:[NSNumber numberWithInt:[thing stamps]] forKey:name];
  }
  return [[known objectForKey:name] intValue];
}
