int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  @try {
    id another = [[[aClass alloc] init] autorelease];
    return another != shared;
  } @catch (NSException *e) { }
  return -1;
}
