#include <stdio.h>
int main(void) {
  char word[] = "cat";
  word[0] = 'h';
  char wide[10] = "dog";
  printf("%s %lu %lu %d\n", word, sizeof word, sizeof wide, wide[9]);  // expect: hat 4 10 0
  return 0;
}
