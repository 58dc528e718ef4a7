#include <stdio.h>
typedef int Wide __attribute__((aligned(8)));
typedef Wide Wider;
typedef long Near __attribute__((aligned(2)));
typedef struct { char c; Wide w; } Box;
typedef struct { char c; Near n; } Small;
Wide global;
int main(void) {
  typedef short Inner __attribute__((aligned(16)));
  printf("%d %d %d %d\n", (int)_Alignof(Wide), (int)_Alignof(Wider), (int)sizeof(Wide), (int)_Alignof(Inner));
  printf("%d %d\n", (int)sizeof(Box), (int)__builtin_offsetof(Box, w));
  printf("%d %d\n", (int)sizeof(Small), (int)__builtin_offsetof(Small, n));
  Inner local = 3;
  Wide *p = &global;
  *p = 4;
  printf("%d %d\n", local + global, (int)((unsigned long)&local % 16 + (unsigned long)&global % 8));
}
// expect: 8 8 4 16
// expect: 16 8
// expect: 10 2
// expect: 7 0
