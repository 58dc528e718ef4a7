#include <stdio.h>
#define LOG(format, ...) printf("[log] " format "\n", ##__VA_ARGS__)
#define SECOND(a, b, ...) b
int main(void) {
  LOG("none");  // expect: [log] none
  LOG("%d %s", 1, "two");  // expect: [log] 1 two
  printf("%d\n", SECOND(1, 2, 3, 4));  // expect: 2
  return 0;
}
