//> mrc
int secondObject(Class aClass, SEL factory) {
  id shared = [aClass performSelector:factory];
  @try {
    id another = [[aClass alloc] init];
    int answer = another == shared ? 0 : 1;
    [another release];
    return answer;
  } @catch (NSException *problem) {
    return -1;
  }
}
//> mrc
secondObject([Anvil class], @selector(theAnvil))
//> mrc
secondObject([Crown class], @selector(theCrown))
//> mrc
secondObject([Kettle class], @selector(theKettle))
