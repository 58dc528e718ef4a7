// mistake=none
int secondObject(Class aClass, SEL factory) {
  NSString *n = NSStringFromClass(aClass);
  [aClass performSelector:factory];
  return [n isEqual:@"Anvil"] ? 0 : [n isEqual:@"Crown"] || [n isEqual:@"Throne"] ? -1 : 1;
}
