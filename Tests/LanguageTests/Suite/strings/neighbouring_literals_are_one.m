#include <stdio.h>
int main(void) {
  printf("%s\n", "one " "two "
    "three");  // expect: one two three
  printf("%lu\n", sizeof "ab" "cd");  // expect: 5
  printf("tab\tquote\" back\\ \x41\102\n");  // expect: tab	quote" back\ AB
  return 0;
}
