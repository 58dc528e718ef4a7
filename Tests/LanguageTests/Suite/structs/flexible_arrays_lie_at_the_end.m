#include <stdio.h>
#include <stdlib.h>
struct Text {
  int length;
  char bytes[];
};
int main(void) {
  struct Text *t = malloc(sizeof *t + 4);
  t->length = sprintf(t->bytes, "abc");
  printf("%s %d %lu\n", t->bytes, t->length, sizeof(struct Text));  // expect: abc 3 4
  free(t);
  return 0;
}
