#include <stdio.h>
int main(void) {
  double d = 2.5;
  void *any = &d;
  double *back = any;
  printf("%.1f %d\n", *back, any == (void *)back);  // expect: 2.5 1
  printf("%p\n", (void *)0x10);  // expect: 0x10
  return 0;
}
