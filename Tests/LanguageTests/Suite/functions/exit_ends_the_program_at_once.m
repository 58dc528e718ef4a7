#include <stdio.h>
#include <stdlib.h>
static void stop(void) {
  printf("leaving\n");  // expect: leaving
  exit(3);  // expect exit: 3
}
int main(void) {
  stop();
  printf("never\n");
  return 0;
}
