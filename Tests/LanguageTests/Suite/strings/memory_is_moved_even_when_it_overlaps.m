#include <stdio.h>
#include <string.h>
int main(void) {
  char s[] = "123456789";
  memmove(s + 2, s, 5);
  printf("%s\n", s);  // expect: 121234589
  memset(s, '-', 3);
  printf("%s\n", s);  // expect: ---234589
  memcpy(s, "ab", 2);
  printf("%s %d\n", s, memcmp("abc", "abd", 2));  // expect: ab-234589 0
  return 0;
}
