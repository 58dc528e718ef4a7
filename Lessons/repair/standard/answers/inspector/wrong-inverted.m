int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  @try {
    id another = [[aClass alloc] init];
    int answer = another == shared ? 1 : 0;
    [another release];
    return answer;
  } @catch (NSException *problem) { return -1; }
}
