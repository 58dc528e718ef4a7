#include <stdio.h>
#include <string.h>
int main(void) {
  printf("%d %d\n", strcmp("a", "a") == 0, strcmp("a", "b") < 0);  // expect: 1 1
  printf("%d\n", strncmp("abcd", "abxx", 2));  // expect: 0
  printf("%s %s\n", strchr("a=b=c", '='), strrchr("a=b=c", '='));  // expect: =b=c =c
  printf("%s %d\n", strstr("haystack", "st"), strstr("abc", "x") == NULL);  // expect: stack 1
  return 0;
}
