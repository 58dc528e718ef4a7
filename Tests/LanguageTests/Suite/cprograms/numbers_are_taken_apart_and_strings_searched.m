#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int falling(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }
int main(void) {
  setbuf(stdout, NULL);
  setvbuf(stdout, NULL, _IOLBF, 0);
  double whole;
  double rest = modf(-3.25, &whole);
  printf("%g %g\n", whole, rest);  // expect: -3 -0.25
  int power;
  double mantissa = frexp(48, &power);
  printf("%g %d %g\n", mantissa, power, ldexp(mantissa, power));  // expect: 0.75 6 48
  printf("%g %d\n", logb(1000), ilogb(0.1));  // expect: 9 -4
  mantissa = frexp(0x1p-1074, &power);
  printf("%g %d\n", mantissa, power);  // expect: 0.5 -1073
  printf("%g %g\n", ldexp(1, 1100), ldexp(1, -1074));  // expect: inf 4.94066e-324
  printf("%ld %ld %ld %lld\n", lrint(2.5), lrint(3.5), lrintf(-0.5f), llrint(-1.6));  // expect: 2 4 0 -2
  printf("%d %d\n", nextafter(1, 2) > 1, nextafter(0, -1) < 0);  // expect: 1 1
  printf("%.6f %.6f %.6f\n", asinh(1), acosh(2), atanh(0.5));  // expect: 0.881374 1.316958 0.549306
  printf("%.3f %.3f %.1f\n", atan2f(1, 1), log10f(1000), hypotf(3, 4));  // expect: 0.785 3.000 5.0
  printf("%g %g %d\n", fdim(5, 3), fdim(3, 5), isnormal(0x1p-1030));  // expect: 2 0 0
  char text[] = "a,,b;c", *left = text, *word;
  while ((word = strsep(&left, ",;")) != NULL) printf("[%s]", word);
  printf("\n");  // expect: [a][][b][c]
  printf("%s %s\n", strcasestr("Say HELLO now", "hello"), strchr("a=b=c", '='));  // expect: HELLO now =b=c
  printf("%s %d\n", strrchr("a=b=c", '='), strcasestr("abc", "x") == NULL);  // expect: =c 1
  char joined[16];
  stpcpy(stpcpy(joined, "one"), "two");
  printf("%s %s\n", joined, (char *)memmem(joined, 6, "et", 2));  // expect: onetwo etwo
  int numbers[] = {3, 9, 4};
  mergesort(numbers, 3, sizeof *numbers, falling);
  printf("%d %d %d %d\n", numbers[0], numbers[1], numbers[2], isascii(200));  // expect: 9 4 3 0
  srand48(42);
  double first = drand48(), second = drand48();
  printf("%.6f %.6f %ld\n", first, second, lrand48());  // expect: 0.744525 0.342701 238553827
  return 0;
}
