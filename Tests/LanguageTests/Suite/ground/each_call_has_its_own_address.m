#import <Foundation/Foundation.h>
static int depth(int *outer, int n) {
  int mine = n;
  if (n == 0) return outer != &mine;
  int below = depth(&mine, n - 1);
  return below && mine == n;
}
int main(void) {
  int top = 0;
  printf("%d\n", depth(&top, 50));  // expect: 1
  return 0;
}
