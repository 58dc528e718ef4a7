#include <stdio.h>
#define CODE 'cd'
#if 'ab' != 24930 || '\xff' != -1
#error a number in a condition, too
#endif
int main(void) {
  int code = 'ab';  // expect warning: W0331 multi-character character constant
  int other = CODE;  // expect warning: W0331 multi-character character constant
  char one = '\n', quote = '\'';
  printf("%d %d %d %d\n", code, other, one, quote);  // expect: 24930 25444 10 39
  return 0;
}
