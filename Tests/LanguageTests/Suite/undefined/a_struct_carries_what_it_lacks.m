#import <Foundation/Foundation.h>
struct Point { int x, y; };
int main(void) {
  struct Point p;
  p.x = 1;
  struct Point q = p;
  printf("%d\n", q.x);  // expect: 1
  printf("%d\n", q.y);  // expect runtime error: R0637
  return 0;
}
