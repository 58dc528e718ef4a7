// mode: mrc
#import <Foundation/Foundation.h>
static void first(void) { puts("first"); }
static void leaving(void) {
  puts("leaving");
  exit(3);
}
__attribute__((destructor)) static void after(void) { puts("after"); }
int main(void) {
  atexit(first);
  atexit(leaving);
  return 0;
}
// expect: leaving
// expect: first
// expect: after
// expect exit: 3
