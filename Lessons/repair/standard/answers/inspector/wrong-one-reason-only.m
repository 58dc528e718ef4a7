int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  @try {
    id another = [[aClass alloc] init];
    int answer = another == shared ? 0 : 1;
    [another release];
    return answer;
  } @catch (NSException *problem) {
    return [[problem reason] isEqual:@"no"] ? -1 : 1;
  }
}
