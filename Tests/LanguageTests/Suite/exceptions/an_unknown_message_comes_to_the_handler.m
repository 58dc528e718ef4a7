// mode: mrc
#import <Foundation/Foundation.h>
static void told(NSException *exception) {
  printf("%s\n", [exception.name UTF8String]);  // expect: NSInvalidArgumentException
  exit(3);  // expect exit: 3
}
int main(void) {
  NSSetUncaughtExceptionHandler(told);
  [(id)[NSObject new] boardNow];
  return 0;
}
