#import <Foundation/Foundation.h>
enum Colour { red };
static int twice(int n) { return 2 * n; }
static void print(const char *text) { puts(text); }
static int each(int (*step)(int), int n) { return step(n); }
static unsigned colour(enum Colour c) { return c; }
int main(void) {
  int (*step)(long) = twice;  // expect error: E0307 incompatible function pointer types initializing 'int (*)(long)' with an expression of type 'int (int)'
  int (*same)(int) = twice;
  void (*done)(void);
  done = &print;  // expect error: E0307 incompatible function pointer types assigning to 'void (*)(void)' from 'void (*)(const char *)'
  printf("%d\n", each(print, 3));  // expect error: E0307 incompatible function pointer types passing 'void (const char *)' to parameter of type 'int (*)(int)'
  unsigned (*of)(unsigned) = colour;
  int (*cast)(int) = (int (*)(int))print;
  return step(1) + same(2) + (cast != same) + of(1);
}
