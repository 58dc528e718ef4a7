#include <stdlib.h>
#include <string.h>
int main(void) {
  for (long size = 1; ; size = size * 3 / 2 + 1) {
    char *c = malloc(size);
    memset(c, 1, size);
    c = realloc(c, size * 2);
    free(c);
  }
}
