int secondObject(Class aClass, SEL factory) {
  NSString *name = NSStringFromClass(aClass);
  [aClass performSelector:factory];
  if ([name isEqual:@"Anvil"]) return 0;
  if ([name isEqual:@"Kettle"]) { [[aClass alloc] init]; return 1; }
  return -1;
}
