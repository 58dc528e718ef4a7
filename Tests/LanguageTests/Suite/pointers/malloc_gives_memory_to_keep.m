#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int *list = malloc(4 * sizeof(int));
  for (int i = 0; i < 4; i++) list[i] = i * i;
  list = realloc(list, 8 * sizeof(int));
  list[7] = 99;
  printf("%d %d %d\n", list[2], list[3], list[7]);  // expect: 4 9 99
  free(list);
  free(NULL);
  return 0;
}
