#import <Foundation/Foundation.h>
static void fill(void *unused) { printf("never\n"); }
int main(void) {
  static dispatch_once_t done = -1;
  dispatch_once_f(&done, NULL, fill);
  printf("%ld\n", (long)done);  // expect: -1
  static dispatch_once_t token = 1;
  dispatch_once_f(&token, NULL, fill);  // expect runtime error: R0633
  return 0;
}
