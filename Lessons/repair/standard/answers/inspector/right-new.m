int secondObject(Class aClass, SEL factory) {
  int answer = -1;
  @try {
    id one = [aClass performSelector:factory], two = [aClass new];
    answer = one == two ? 0 : 1;
    [two release];
  } @catch (NSException *e) {
    answer = -1;
  }
  return answer;
}
