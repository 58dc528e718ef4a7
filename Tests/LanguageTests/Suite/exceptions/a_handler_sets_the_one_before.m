// A handler that puts another one in its place has had its say all the same, and is still the one that is set while
// it runs.
// mode: arc
#import <Foundation/Foundation.h>
static void first(NSException *e) { puts("first"); }
static void second(NSException *e) {
  printf("second %d\n", NSGetUncaughtExceptionHandler() == second);  // expect: second 1
  NSSetUncaughtExceptionHandler(first);
}
int main(void) {
  NSSetUncaughtExceptionHandler(second);
  @throw [NSException exceptionWithName:@"Storm" reason:@"far out" userInfo:nil];  // expect runtime error: R0601
}
