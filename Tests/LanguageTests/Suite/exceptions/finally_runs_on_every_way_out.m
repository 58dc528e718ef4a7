// mode: mrc
#import <Foundation/Foundation.h>
static int leave(int how) {
  for (int i = 0; i < 2; i++) {
    @try {
      if (how == 0) return 10;
      if (how == 1) break;
      if (how == 2) continue;
      if (how == 3) goto out;
    } @finally { printf("f%d ", how); }
  }
out:
  return 20;
}
int main(void) {
  for (int how = 0; how < 4; how++) printf("%d\n", leave(how));
  // expect: f0 10
  // expect: f1 20
  // expect: f2 f2 20
  // expect: f3 20
  return 0;
}
