int secondObject(Class aClass, SEL factory) {
  id shared = [[aClass performSelector:factory] retain];
  @try {
    id another = [[aClass alloc] init];
    int answer = another == shared ? 0 : 1;
    [another release];
    return answer;
  } @catch (NSException *problem) {
    return -1;
  }
}
