#include <stdio.h>
static int asked;
static int ask(int answer) {
  asked++;
  return answer;
}
int main(void) {
  int r = ask(0) && ask(1);
  printf("%d %d\n", r, asked);  // expect: 0 1
  r = ask(5) || ask(1);
  printf("%d %d\n", r, asked);  // expect: 1 2
  printf("%d %d\n", !r, !!7);  // expect: 0 1
  return 0;
}
