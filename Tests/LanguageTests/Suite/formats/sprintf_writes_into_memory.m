#include <stdio.h>
int main(void) {
  char text[16];
  int n = sprintf(text, "%d-%s", 7, "up");
  printf("%s %d\n", text, n);  // expect: 7-up 4
  n = snprintf(text, 4, "%s", "abcdefgh");
  printf("%s %d\n", text, n);  // expect: abc 8
  return 0;
}
