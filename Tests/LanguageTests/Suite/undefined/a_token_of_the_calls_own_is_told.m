#import <Foundation/Foundation.h>
static void wake(void *sign) { printf("%s\n", (char *)sign); }
static void begin(void) {
  static dispatch_once_t shared;
  dispatch_once(&shared, ^{ printf("once\n"); });
  dispatch_once_t own = 0;
  dispatch_once_f(&own, "each time", wake);
  dispatch_once_t unset;
  dispatch_once_f(&unset, "never", wake);  // expect runtime error: R0650
}
int main(void) {
  begin();
  // expect: once
  // expect: each time
  return 0;
}
