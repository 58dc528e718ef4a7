#include <stdio.h>
int main(void) {
  int n;
  scanf("%d", &n);  // expect error: E0402
  return n;
}
