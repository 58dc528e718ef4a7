// mode: mrc
#import <Foundation/Foundation.h>
static void first(void) { printf("first\n"); }
static void second(void) { printf("second\n"); }
int main(void) {
  atexit(first);
  atexit(second);
  printf("main\n");
  return 0;
}
// expect: main
// expect: second
// expect: first
