int secondObject(Class aClass, SEL factory) {
  id first = [aClass performSelector:factory];
  id other = nil;
  @try {
    other = [[aClass alloc] init];
    if (other == first) return 0;
    return 1;
  } @catch (id e) {
    return -1;
  } @finally {
    [other release];
  }
}
