#include <stdio.h>
int main(void) {
  int a = 0, b = 0;
  char word[20] = "", line[50];
  printf("%d", scanf("%d %d", &a, &b));
  printf(" %d %d\n", a, b);
  printf("%d", scanf("%19s", word));
  printf(" %s\n", word);
  int c;
  while ((c = getchar()) != '\n' && c != EOF) {}
  printf("%s", fgets(line, sizeof line, stdin));
  // Nothing is left: the end is told, and told again.
  printf("%d %d %d\n", scanf("%d", &a), getchar(), feof(stdin) != 0);
  return 0;
}
// stdin: 3
// stdin:    4
// stdin: bob
// stdin: the whole line
// expect: 2 3 4
// expect: 1 bob
// expect: the whole line
// expect: -1 -1 1
