#include <stdio.h>
static int numbers[3] = {1, 2, 3};
static int *middle = &numbers[1];
static const char *words[] = {"zero", "one"};
static const char **second = words + 1;
static struct {
  int *p;
  char c[4];
} record = {numbers + 2, "ab"};
int main(void) {
  printf("%d %s %d %s\n", *middle, *second, *record.p, record.c);  // expect: 2 one 3 ab
  return 0;
}
