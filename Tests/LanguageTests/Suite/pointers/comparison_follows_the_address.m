#include <stdio.h>
int main(void) {
  char text[] = "abc";
  char *a = text, *b = text + 2;
  printf("%d %d %d\n", a < b, a == b, a != NULL);  // expect: 1 0 1
  while (a < b) printf("%c", *a++);
  printf("\n");  // expect: ab
  return 0;
}
