// mode: mrc
#import <Foundation/Foundation.h>
static int clock;
typedef struct { int x; } div_t;
int random(int limit) { return limit + 1; }
enum { time = 7 };
int main(void) {
  clock = 3;
  div_t d = {5};
  printf("%d %d %d %d\n", clock, d.x, random(8), time);  // expect: 3 5 9 7
  printf("%d\n", abs(-2));  // expect: 2
  return 0;
}
