static BOOL isSame(id a, id b) { return a == b; }
int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  @try {
    id another = [[aClass alloc] init];
    BOOL same = isSame(shared, another);
    [another release];
    return same ? 0 : 1;
  } @catch (NSException *problem) {
    NSLog(@"%@", [problem name]);
    return -1;
  }
}
