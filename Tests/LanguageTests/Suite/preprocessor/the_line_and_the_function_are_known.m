#include <stdio.h>
static void where(void) { printf("%s\n", __func__); }
int main(void) {
  printf("%d\n", __LINE__);  // expect: 4
  where();  // expect: where
  printf("%s\n", __FUNCTION__);  // expect: main
  return 0;
}
