// NSSetUncaughtExceptionHandler: the program's function is called at the throw, with the whole stack, and then the
// program ends there.
// mode: arc
#import <Foundation/Foundation.h>
static int depth = 0;
static void told(NSException *exception) {
  printf("%s: %s at %d\n", [exception.name UTF8String], [exception.reason UTF8String], depth);
}
static void again(NSException *exception) { printf("no\n"); }
static void inner(void) {
  depth++;
  @throw [NSException exceptionWithName:@"Late" reason:@"no ferry" userInfo:nil];  // expect runtime error: R0601
}
int main(void) {
  NSSetUncaughtExceptionHandler(again);
  NSSetUncaughtExceptionHandler(told);
  printf("%d\n", NSGetUncaughtExceptionHandler() == told);  // expect: 1
  // What is caught is not its business.
  @try {
    [@[] objectAtIndex:3];
  } @catch (NSException *exception) {
    printf("caught\n");  // expect: caught
  } @finally {
    depth = 4;
  }
  inner();
  // expect: Late: no ferry at 5
  return 0;
}
