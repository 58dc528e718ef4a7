int secondObject(Class aClass, SEL factory) {
  id one = [aClass performSelector:factory];
  int ответ = -1;
  @try {
    id two = [aClass new];
    ответ = (two == one) ? 0 : 1;
    [two release];
  } @catch (NSException *e) { ответ = -1; }
  return ответ;
}
