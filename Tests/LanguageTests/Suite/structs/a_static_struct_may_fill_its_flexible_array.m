// What a static struct's flexible array begins with lies behind the struct; in a frame there is no room for it.
#include <stdio.h>

struct Numbers { int count; int values[]; };
static struct { int length; char text[]; } word = { 4, "fo" };
struct Numbers three = { 3, { 10, 20, 30 } };
struct Numbers named = { .count = 2, .values = { [1] = 5 } };
struct Numbers none = { 0 };

int main(void) {
  static struct Numbers two = { 2, { 7, 8 } };
  printf("%d %s %zu\n", word.length, word.text, sizeof word);  // expect: 4 fo 4
  int sum = 0;
  for (int i = 0; i < three.count; i++) sum += three.values[i];
  printf("%d %d %d\n", sum, two.values[1], named.values[1]);  // expect: 60 8 5
  three.values[2] = 1;
  printf("%d %d\n", three.values[2], none.count);  // expect: 1 0
  return 0;
}
