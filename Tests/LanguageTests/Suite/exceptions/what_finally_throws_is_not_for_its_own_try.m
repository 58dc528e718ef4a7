// What a @finally block throws lies outside of the region that it belongs to, as does what follows on a @try.
// expect: finally
// expect: caught outside 1
// expect: after
// expect: caught outside 2
#import <Foundation/Foundation.h>
static const char *text = "finally";
static void ok(void) {}
static void boom(void) {
  printf("%s\n", text);
  @throw @"x";
}
int main(void) {
  int count = 0;
  @try {
    @try { ok(); } @finally { boom(); }
  } @catch (id thrown) {
    count++;
    printf("caught outside %d\n", count);
  }
  text = "after";
  @try {
    @try { ok(); } @catch (id nobody) { printf("never\n"); }
    boom();
  } @catch (id thrown) {
    count++;
    printf("caught outside %d\n", count);
  }
  return 0;
}
