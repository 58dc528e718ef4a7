int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  id raw = nil;
  @try {
    raw = [aClass alloc];
    id another = [raw init];
    int answer = another == shared ? 0 : 1;
    [another release];
    return answer;
  } @catch (NSException *problem) {
    [shared retain];
    return -1;
  }
}
