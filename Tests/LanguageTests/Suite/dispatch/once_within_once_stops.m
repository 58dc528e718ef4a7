#import <Foundation/Foundation.h>
static dispatch_once_t token;
static void fill(void *unused) {
  printf("%d\n", token != 0 && token != -1);  // expect: 1
  dispatch_once_f(&token, NULL, fill);  // expect runtime error: R0634 BUG IN CLIENT OF LIBDISPATCH
}
int main(void) {
  dispatch_once_f(&token, NULL, fill);
  return 0;
}
