#include <stdio.h>
struct Pair { const char *name; int n; char first; };
static const char *s = "abc" + 1;
const char *end = &"xyz"[1] + 2;
static const char *list[] = {"one" + 0, 1 + "two", &"three"[2], &*"four", "five" + 5 - 1};
static struct Pair pairs[] = {{"left" + 2, 1, "left"[2]}, {.name = &"right"[3], .first = *"right"}};
static char c0 = "abc"[1], c1 = *"xyz", c2 = "q"[1], c3 = 2["abc"];
static char high = "\xff"[0];
int main(void) {
  static const char *inner = "inside" + 2;
  static char *slots[2] = {(char *)"slot" + 1};
  printf("%s [%s] %s %s\n", s, end, inner, slots[0]);
  for (int i = 0; i < 5; i++) printf("%s ", list[i]);
  printf(".\n");
  for (int i = 0; i < 2; i++) printf("%s %d %c\n", pairs[i].name, pairs[i].n, pairs[i].first);
  printf("%c %c %d %c %d\n", c0, c1, c2, c3, high);
  int i = 1;
  printf("%c %c\n", "abc"[i], "abc"[2]);
}
// expect: bc [] side lot
// expect: one wo ree four  .
// expect: ft 1 f
// expect: ht 0 r
// expect: b x 0 c -1
// expect: b c
