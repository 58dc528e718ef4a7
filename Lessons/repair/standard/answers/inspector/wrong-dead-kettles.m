int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  static int asked = 0;
  @try {
    id another = [[aClass alloc] init];
    int answer = another == shared ? 0 : 1;
    if (++asked < 6) [another release];
    return answer;
  } @catch (NSException *problem) {
    return -1;
  }
}
