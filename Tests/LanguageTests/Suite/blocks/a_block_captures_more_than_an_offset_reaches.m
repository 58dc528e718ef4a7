// mode: mrc
// 4,200 captured pointers lie further from the block's beginning than 16 bits of an instruction can say.
#include <stdio.h>
#define TEN(M, p) M(p##0) M(p##1) M(p##2) M(p##3) M(p##4) M(p##5) M(p##6) M(p##7) M(p##8) M(p##9)
#define HUNDRED(M, p) TEN(M, p##0) TEN(M, p##1) TEN(M, p##2) TEN(M, p##3) TEN(M, p##4) \
  TEN(M, p##5) TEN(M, p##6) TEN(M, p##7) TEN(M, p##8) TEN(M, p##9)
#define SEVEN_HUNDRED(M, p) HUNDRED(M, p##0) HUNDRED(M, p##1) HUNDRED(M, p##2) HUNDRED(M, p##3) \
  HUNDRED(M, p##4) HUNDRED(M, p##5) HUNDRED(M, p##6)
#define ALL(M) SEVEN_HUNDRED(M, a) SEVEN_HUNDRED(M, b) SEVEN_HUNDRED(M, c) \
  SEVEN_HUNDRED(M, d) SEVEN_HUNDRED(M, e) SEVEN_HUNDRED(M, f)
#define DECLARE(n) __block int n = 1;
#define COUNT(n) n++;
#define ADD(n) sum += n;
int main(void) {
  ALL(DECLARE)
  void (^count)(void) = ^{ ALL(COUNT) };
  count();
  int sum = 0;
  ALL(ADD)
  printf("%d\n", sum);  // expect: 8400
  return 0;
}
