// mode: mrc
#import <Foundation/Foundation.h>
static int both(void) {
  @try { @try { return 1; } @finally { printf("inner\n"); } }
  @finally { printf("outer\n"); }
  return 2;
}
int main(void) {
  printf("%d\n", both());
  // expect: inner
  // expect: outer
  // expect: 1
  return 0;
}
