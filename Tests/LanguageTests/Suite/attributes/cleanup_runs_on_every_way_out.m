// mode: arc
#import <Foundation/Foundation.h>
static void done(int *p) { printf("done %d\n", *p); }
static int f(int way) {
  int a __attribute__((cleanup(done))) = 1;
  __attribute__((cleanup(done))) int b = 2;
  for (int i = 0; i < 2; i++) {
    int c __attribute__((cleanup(done))) = 10 + i;
    if (i == 0) continue;
  }
  if (way == 1) return a + b;
  if (way == 2) @throw [NSException exceptionWithName:@"N" reason:@"r" userInfo:nil];
  goto out;
out:
  return 0;
}
int main(void) {
  printf("f %d\n", f(1));
  // expect: done 10
  // expect: done 11
  // expect: done 2
  // expect: done 1
  // expect: f 3
  @try {
    f(2);
  } @catch (NSException *e) {
    printf("caught\n");
  }
  // expect: done 10
  // expect: done 11
  // expect: done 2
  // expect: done 1
  // expect: caught
  return f(3);
  // expect: done 10
  // expect: done 11
  // expect: done 2
  // expect: done 1
}
