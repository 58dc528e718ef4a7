#include <stdio.h>
struct Pair {
  char key;
  int value;
};
int main(void) {
  struct Pair table[] = {{'a', 1}, {'b', 2}, {'c', 3}};
  struct Pair *p = &table[1];
  p->value += 40;
  (p + 1)->key = 'z';
  printf("%d %c\n", table[1].value, table[2].key);  // expect: 42 z
  printf("%lu\n", sizeof table / sizeof table[0]);  // expect: 3
  return 0;
}
