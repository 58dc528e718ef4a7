#include <stdio.h>
static void count(int n) {
  switch (n) {
    case 3: printf("three ");
    case 2: printf("two ");
    case 1: printf("one\n"); break;
    default: printf("many\n");
  }
}
int main(void) {
  count(3);  // expect: three two one
  count(1);  // expect: one
  count(9);  // expect: many
  return 0;
}
