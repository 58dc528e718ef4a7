#include <stdio.h>
int main(void) {
  const char *names[] = {"one", "two", "three", NULL};
  int n = 0;
  for (const char **p = names; *p; p++) n++;
  printf("%d %s\n", n, names[n - 1]);  // expect: 3 three
  return 0;
}
