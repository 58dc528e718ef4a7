int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  @try { id another = [aClass new]; return another != shared; } @catch (NSException *p) { return -1; }
}
