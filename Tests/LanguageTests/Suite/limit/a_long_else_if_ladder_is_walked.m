#import <Foundation/Foundation.h>
#define A(n) else if (x == n) r = (n) * 2;
#define B(n) A(n) A(n + 1) A(n + 2) A(n + 3) A(n + 4) A(n + 5) A(n + 6) A(n + 7) A(n + 8) A(n + 9)
#define C(n) B(n) B(n + 10) B(n + 20) B(n + 30) B(n + 40) B(n + 50) B(n + 60) B(n + 70)
int main(void) {
  int x = 479, r = 0;
  if (x < 0) r = -1;
  C(0) C(80) C(160) C(240) C(320) C(400)
  printf("%d\n", r);  // expect: 958
  return 0;
}
